"""PokerKit works out the same hands again and again; here it does so once. What it finds is its own."""

from functools import lru_cache

from pokerkit import StandardHighHand

worked_out = StandardHighHand.from_game.__func__


@lru_cache(maxsize=1 << 16)
def _remembered(cls, hole, board):
    try:
        return worked_out(cls, hole, board)
    except ValueError as error:
        return error


def _from_game(cls, hole, board=()):
    found = _remembered(cls, tuple(hole), tuple(board))
    if isinstance(found, ValueError):
        raise found
    return found


StandardHighHand.from_game = classmethod(_from_game)
