"""Answers with several parts: what ``ennea --json`` prints, as Python has it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


class Answer(Mapping[str, Any]):
    """An answer: its keys are those of the command's JSON, and attributes as well.

    Exact integers are ``int``, whatever their size.  The text is what the command line prints.

    >>> import ennea
    >>> rating = ennea.rate("003020600900305001001806400008102900700000008006708200002609500800203009005010300")
    >>> rating.er, rating["level"]
    (1.2, 'beginner')
    """

    __slots__ = ("_keys", "_text")
    _keys: dict[str, Any]
    _text: str

    def __init__(self, keys: Mapping[str, Any], text: str = "") -> None:
        object.__setattr__(self, "_keys", dict(keys))
        object.__setattr__(self, "_text", text)

    def __getitem__(self, key: str) -> Any:
        return self._keys[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)

    def __getattr__(self, name: str) -> Any:
        try:
            return self._keys[name]
        except KeyError:
            known = ", ".join(self._keys)
            raise AttributeError(f"this answer has no {name!r}; it has {known}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("an answer does not change")

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._keys]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self._keys == other._keys

    def __hash__(self) -> int:
        return hash(_frozen(self._keys))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._keys, self._text)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Answer({self._keys!r}, {self._text!r})"

    def _repr_html_(self) -> str:
        from html import escape

        rows = "".join(
            f"<tr><th scope='row' style='text-align:left'>{escape(key.replace('_', ' '))}</th>"
            f"<td style='text-align:left'>{_cell(value)}</td></tr>"
            for key, value in self._keys.items()
            if value is not None
        )
        return f"<table>{rows}</table>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(self._text or repr(self))


def _frozen(value: Any) -> Any:
    """A value with a hash, equal where the values are."""
    if isinstance(value, Mapping):
        return tuple((key, _frozen(held)) for key, held in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(_frozen(held) for held in value)
    return value


def _cell(value: Any) -> str:
    """A value in a cell of a table."""
    from html import escape

    if isinstance(value, bool) or not isinstance(value, int):
        if isinstance(value, list) and value and isinstance(value[0], dict):
            if all(row.keys() == value[0].keys() for row in value) and len(value) <= 500:
                head = "".join(f"<th>{escape(key)}</th>" for key in value[0])
                body = "".join(
                    "<tr>" + "".join(f"<td>{_cell(cell)}</td>" for cell in row.values()) + "</tr>"
                    for row in value
                )
                return (
                    f"<details><summary>{len(value)} rows</summary>"
                    f"<table><tr>{head}</tr>{body}</table></details>"
                )
        return escape(str(value))
    return f"{value:,}"
