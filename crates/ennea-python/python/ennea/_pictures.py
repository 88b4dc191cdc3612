"""Pictures for notebooks: a puzzle, or a step with what it removes, as SVG of any size."""

from __future__ import annotations

from html import escape
from math import isqrt
from typing import Any

CELL = 40
EDGE = 4
INK = "#111"
PLACED = "#0b6e2d"
STRUCK = "#b3001b"
LOOK = "#fff2b3"
GREY = "#e4e4e4"


def svg(filling: Any) -> str:
    """The picture of a Puzzle or Grid: regions, windows and diagonals, candidates, digits written since in green.

    >>> import ennea
    >>> svg(ennea.Puzzle("1..4....23......")).count("<text")
    4
    >>> svg(ennea.Puzzle("1..4....23......", placed="..2.............", rules="x")).count("<rect")
    9
    """
    from ennea._ennea import Puzzle

    shape, digits, title = filling.shape, bytes(filling), f"{type(filling).__name__} {filling.line}"
    text = [_digit(shape, place, digit) for place, digit in enumerate(digits) if digit]
    if not isinstance(filling, Puzzle):
        return _frame(shape, title, [], text)
    borders, grey = filling.rules.drawn(shape)
    placed = bytes(Puzzle(filling.placed or "." * shape.cells, shape))
    text += [_digit(shape, place, digit, PLACED) for place, digit in enumerate(placed) if digit]
    marks, candidates = filling.marks or [None] * shape.cells, filling.candidates
    for place, mark in enumerate(marks):
        signs = candidates[place] if mark is None and candidates else mark or ""
        if not digits[place] and not placed[place]:
            text += [_small(shape, place, sign, "#666") for sign in signs]
    for place, left, upper in borders:
        x, y = _corner(shape, place)
        ends = [end for end, is_there in ((f"v{CELL}", left), (f"h{CELL}", upper)) if is_there]
        text += [f'<path d="M{x} {y}{end}" stroke="{INK}" stroke-width="3"/>' for end in ends]
    return _frame(shape, repr(filling), [_ground(shape, place, GREY) for place in grey], text)


def step_svg(step: Any) -> str:
    """The picture of a Step: placed digits in green, struck out candidates in red and crossed."""
    from ennea._ennea import Puzzle, Shape

    shape = Shape.parse(step.shape)
    side = shape.side
    digits = bytes(Puzzle(step.digits, shape))
    placed, struck = set(step.placements), {name.replace("-", "=") for name in step.eliminations}
    struck = {name.replace("<>", "=").replace("!=", "=") for name in struck}
    look = set(step.cells)
    ground, marks = [], []
    for place, digit in enumerate(digits):
        row, column = divmod(place, side)
        name = f"r{row + 1}c{column + 1}"
        if name in look:
            ground.append(_ground(shape, place, LOOK))
        if digit:
            marks.append(_digit(shape, place, digit))
            continue
        for sign in step.candidates[place]:
            mark = f"{name}={sign}"
            if mark in placed:
                marks.append(_small(shape, place, sign, PLACED, "bold"))
                continue
            if mark in struck:
                left, top, small = _spot(shape, place, sign)
                marks.append(
                    f'<path d="M{left - small / 3:.1f} {top + small / 3:.1f}l{small / 1.5:.1f} '
                    f'{-small / 1.5:.1f}" stroke="{STRUCK}"/>'
                )
            marks.append(_small(shape, place, sign, STRUCK if mark in struck else "#666"))
    return _frame(shape, step.text, ground, marks)


def _has_boxes(shape: Any) -> bool:
    return bool(min(shape.box_rows, shape.box_columns) > 1)


def _corner(shape: Any, place: int) -> tuple[int, int]:
    """The upper left corner of a cell."""
    row, column = divmod(place, shape.side)
    return EDGE + CELL * column, EDGE + CELL * row


def _ground(shape: Any, place: int, colour: str) -> str:
    """The ground of a cell."""
    x, y = _corner(shape, place)
    return f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{colour}"/>'


def _spot(shape: Any, place: int, sign: str) -> tuple[float, float, float]:
    """The middle of a candidate, and the room that it has; laid out as the digits of a box."""
    x, y = _corner(shape, place)
    columns = shape.box_columns if _has_boxes(shape) else isqrt(shape.side - 1) + 1
    rows = -(-shape.side // columns)
    row, column = divmod(int(sign, 36) - 1, columns)
    left, top = x + CELL / columns * (column + 0.5), y + CELL / rows * (row + 0.5)
    return left, top, CELL / max(rows, columns)


def _small(shape: Any, place: int, sign: str, colour: str, weight: str = "normal") -> str:
    """A candidate."""
    left, top, small = _spot(shape, place, sign)
    return (
        f'<text x="{left:.1f}" y="{top:.1f}" fill="{colour}" font-weight="{weight}" '
        f'font-size="{small * 0.75:.1f}">{sign}</text>'
    )


def _digit(shape: Any, place: int, digit: int, colour: str = INK) -> str:
    x, y = (corner + CELL * 0.5 for corner in _corner(shape, place))
    sign = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ?"[digit]
    return f'<text x="{x:g}" y="{y:g}" fill="{colour}" font-size="{CELL * 0.6:g}">{sign}</text>'


def _frame(shape: Any, title: str, ground: list[str], marks: list[str]) -> str:
    """All that a picture has, from the back to the front."""
    side = shape.side
    size = CELL * side
    full = size + 2 * EDGE
    lines = []
    for k in range(side + 1):
        at = EDGE + CELL * k
        for every, path in (
            (shape.box_columns, f"M{at} {EDGE}v{size}"),
            (shape.box_rows, f"M{EDGE} {at}h{size}"),
        ):
            width = 3 if k % side == 0 or _has_boxes(shape) and k % every == 0 else 1
            lines.append(f'<path d="{path}" stroke="{INK}" stroke-width="{width}"/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {full} {full}" '
        f'width="{min(full, 480)}" height="{min(full, 480)}"><title>{escape(title)}</title>'
        f'<rect width="{full}" height="{full}" fill="#fff"/>{"".join(ground)}{"".join(lines)}'
        f'<g font-family="sans-serif" text-anchor="middle" dominant-baseline="central" '
        f'fill="{INK}">{"".join(marks)}</g></svg>'
    )
