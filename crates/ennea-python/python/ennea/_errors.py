"""Errors: what is wrong, where, what was found, what was expected, what to do."""

from __future__ import annotations

from typing import Any


class Error(ValueError):
    """Something given is not as it has to be.

    >>> import ennea
    >>> try:
    ...     ennea.Puzzle("12.? 34.. .... ....")
    ... except ennea.Error as error:
    ...     print(error.place, "|", error.found, "|", error.expected)
    line 1, column 4 | '?' | a digit, or '.' for an empty cell
    """

    #: The sentence, without the hint.
    message: str
    #: Where it is: a line and a column, an item, an argument; ``None`` if that goes without saying.
    place: str | None
    #: What was found there.
    found: str | None
    #: What was expected instead.
    expected: str | None
    #: What to do; also a note of the exception, which a traceback shows.
    hint: str | None

    def __init__(
        self,
        message: str,
        place: str | None = None,
        found: str | None = None,
        expected: str | None = None,
        hint: str | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.place = place
        self.found = found
        self.expected = expected
        self.hint = hint
        if hint is not None:
            self.add_note("hint: " + hint)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.place, self.found, self.expected, self.hint)


class Improper(Error):
    """A puzzle has no solution or several, where exactly one was expected.

    >>> import ennea
    >>> try:
    ...     ennea.solve("12..............")
    ... except ennea.Improper as error:
    ...     print(error, [grid.line for grid in error.solutions])
    found several solutions; expected exactly one ['1234341221434321', '1234341223414123']
    """

    #: None, or two solutions.
    solutions: tuple[Any, ...]

    def __init__(self, message: str, solutions: tuple[Any, ...] = ()) -> None:
        found = "several solutions" if solutions else "no solution"
        super().__init__(message, None, found, "exactly one")
        self.solutions = solutions

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.solutions)


class InternalError(RuntimeError):
    """A mistake of ennea itself; the interpreter goes on, and the message is worth a report."""
