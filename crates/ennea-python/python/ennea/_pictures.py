"""Pictures for notebooks: a puzzle, or a step with what it removes, as SVG of any size."""

from __future__ import annotations

from html import escape
from typing import Any

CELL = 40
EDGE = 4
INK = "#111"
PLACED = "#0b6e2d"
STRUCK = "#b3001b"
LOOK = "#fff2b3"


def svg(filling: Any) -> str:
    """The picture of a Puzzle or Grid.

    >>> import ennea
    >>> svg(ennea.Puzzle("1..4....23......")).count("<text")
    4
    """
    shape = filling.shape
    text = [_digit(shape, place, digit) for place, digit in enumerate(bytes(filling)) if digit]
    title = f"{type(filling).__name__} {filling.line}"
    return _frame(shape, title, [], text)


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
    rows, columns = _within(shape)
    small = CELL / max(rows, columns)
    for place, digit in enumerate(digits):
        row, column = divmod(place, side)
        name = f"r{row + 1}c{column + 1}"
        if name in look:
            x, y = EDGE + CELL * column, EDGE + CELL * row
            ground.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{LOOK}"/>')
        if digit:
            marks.append(_digit(shape, place, digit))
            continue
        for k, sign in enumerate(step.candidates[place]):
            number = int(sign, 36) - 1
            left = EDGE + CELL * column + CELL / columns * (number % columns + 0.5)
            top = EDGE + CELL * row + CELL / rows * (number // columns + 0.5)
            mark = f"{name}={sign}"
            colour, weight = "#666", "normal"
            if mark in placed:
                colour, weight = PLACED, "bold"
            elif mark in struck:
                colour = STRUCK
                marks.append(
                    f'<path d="M{left - small / 3:.1f} {top + small / 3:.1f}l{small / 1.5:.1f} '
                    f'{-small / 1.5:.1f}" stroke="{STRUCK}"/>'
                )
            marks.append(
                f'<text x="{left:.1f}" y="{top:.1f}" fill="{colour}" font-weight="{weight}" '
                f'font-size="{small * 0.75:.1f}">{sign}</text>'
            )
    return _frame(shape, step.text, ground, marks)


def _within(shape: Any) -> tuple[int, int]:
    """How the candidates of a cell are laid out: rows and columns, as the digits of a box."""
    return shape.box_rows, shape.box_columns


def _digit(shape: Any, place: int, digit: int) -> str:
    row, column = divmod(place, shape.side)
    x, y = EDGE + CELL * (column + 0.5), EDGE + CELL * (row + 0.5)
    sign = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ?"[digit]
    return f'<text x="{x:g}" y="{y:g}" font-size="{CELL * 0.6:g}">{sign}</text>'


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
            width = 3 if k % every == 0 else 1
            lines.append(f'<path d="{path}" stroke="{INK}" stroke-width="{width}"/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {full} {full}" '
        f'width="{min(full, 480)}" height="{min(full, 480)}"><title>{escape(title)}</title>'
        f'<rect width="{full}" height="{full}" fill="#fff"/>{"".join(ground)}{"".join(lines)}'
        f'<g font-family="sans-serif" text-anchor="middle" dominant-baseline="central" '
        f'fill="{INK}">{"".join(marks)}</g></svg>'
    )
