"""Loads hand histories with PokerKit and plays them to their end.

Each line of standard input is `{"text": …, "stacks": […]}`; each line of standard output what went wrong, or null.
"""

import json
import sys
import warnings

import remembered  # noqa: F401
from pokerkit import HandHistory

warnings.simplefilter("ignore")


def fault(hand):
    try:
        history = HandHistory.loads(hand["text"])
        for state in history:
            pass
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if state.status:
        return "the hand is not over"
    stacks = [int(stack) for stack in state.stacks]
    if stacks != hand["stacks"] or stacks != history.finishing_stacks:
        return f"stacks {stacks}, not {hand['stacks']}"
    return None


for line in sys.stdin:
    print(json.dumps(fault(json.loads(line))))
