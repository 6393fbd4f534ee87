"""Plays hands in step with PokerKit's own states.

Each line of standard input is a hand: its settings, what was dealt, each decision with all that were possible, its pots
and its stacks. Each line of standard output is `[[difference, what], …]`: where PokerKit's state says something else,
and by which of the differences in `differences.py`; "unlisted" if by none.
"""

import json
import sys
import warnings

import remembered  # noqa: F401
from differences import can_bet, explain, payout_rule, pots_rule
from pokerkit import Automation, FixedLimitSevenCardStud, FixedLimitTexasHoldem, Mode, NoLimitTexasHoldem

warnings.simplefilter("ignore")

AUTOMATIC = tuple(
    getattr(Automation, name)
    for name in (
        "ANTE_POSTING", "BET_COLLECTION", "BLIND_OR_STRADDLE_POSTING", "CHIPS_PULLING", "RUNOUT_COUNT_SELECTION",
    )
)


def create(hand):
    config = hand["config"]
    structure = config["structure"]
    stacks = [seat["stack"] for seat in config["seats"]]
    ante = config["ante"]
    if hand["kind"] == "F7S":
        forced = (structure["bringIn"], structure["smallBet"], structure["bigBet"])
        return FixedLimitSevenCardStud.create_state(AUTOMATIC, True, ante, *forced, stacks, len(stacks), mode=Mode.CASH_GAME)
    blinds = (structure["smallBlind"], structure["bigBlind"])
    if hand["kind"] == "NT":
        return NoLimitTexasHoldem.create_state(AUTOMATIC, True, ante, blinds, blinds[1], stacks, len(stacks), mode=Mode.CASH_GAME)
    bets = (structure["smallBet"], structure["bigBet"])
    return FixedLimitTexasHoldem.create_state(AUTOMATIC, True, ante, blinds, *bets, stacks, len(stacks), mode=Mode.CASH_GAME)


class Dealer:
    """Deals what the hand dealt; burns in stud, where only PokerKit does, what nobody gets."""

    def __init__(self, state, dealt):
        self.state = state
        self.dealt = iter(dealt)
        self.pots = None
        got = {card for _, card in dealt}
        self.spare = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs" if rank + suit not in got]

    def run(self):
        state = self.state
        while state.status and state.actor_index is None:
            if state.can_burn_card():
                if len(state.streets) == 5:
                    state.burn_card(self.spare.pop() if self.spare else "??")
                else:
                    to, card = next(self.dealt)
                    assert to == "burn", f"{to} instead of burn"
                    state.burn_card(card)
            elif state.can_deal_hole():
                to, card = next(self.dealt)
                assert isinstance(to, int), f"{to} instead of a seat"
                dealt = state.deal_hole(card)
                assert dealt.player_index == to, f"seat {to}, not {dealt.player_index}"
            elif state.can_deal_board():
                to, card = next(self.dealt)
                assert to in ("board", "common"), f"{to} instead of the board"
                state.deal_board(card)
            elif state.can_show_or_muck_hole_cards() or state.can_kill_hand() or state.can_push_chips():
                self.end()
            else:
                raise AssertionError("PokerKit does not go on")

    def end(self):
        """Pots are looked at before hands are put away: then those that have the same players become one."""
        state = self.state
        if self.pots is None:
            self.pots = [[int(pot.amount), list(pot.player_indices)] for pot in state.pots]
        if state.can_show_or_muck_hole_cards():
            state.show_or_muck_hole_cards(True)
        elif state.can_kill_hand():
            state.kill_hand()
        else:
            state.push_chips()


def offered(state):
    """What PokerKit would let the seat do: kinds of actions, with their amounts."""
    can = {}
    if state.can_post_bring_in():
        can["bringIn"] = state.effective_bring_in_amount
    if state.can_check_or_call():
        can["price"] = state.checking_or_calling_amount
    if state.can_complete_bet_or_raise_to():
        can["bet"] = (
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )
    return can


def expected(legal):
    can = {}
    for action in legal:
        kind = action["type"]
        if kind == "bringIn":
            can["bringIn"] = action["min"]
            if action["max"] > action["min"]:
                can["bet"] = (action["max"], action["max"])
        elif kind == "check":
            can["price"] = 0
        elif kind == "call":
            can["price"] = action["price"]
        elif kind != "fold":
            can["bet"] = (action["min"], action["max"])
    return can


def take(state, action):
    kind = action["type"]
    if kind == "fold":
        state.fold()
    elif kind in ("check", "call"):
        state.check_or_call()
    elif kind == "bringIn" and action["to"] == state.effective_bring_in_amount:
        state.post_bring_in()
    else:
        state.complete_bet_or_raise_to(action["to"])


def lone_check(state, seat):
    """PokerKit asks a seat that is alone with its chips, and has nothing to match: it checks."""
    if state.actor_index in (None, seat) or state.checking_or_calling_amount != 0 or can_bet(state) > 1:
        return False
    state.check_or_call()
    return True


def compare(hand):
    """What differs; after a decision that PokerKit's state does not have, no more is compared."""
    found = []
    state = create(hand)
    dealer = Dealer(state, hand["dealt"])
    steps = hand["steps"]
    at = -1

    def note(what, ours, theirs):
        found.append(explain(hand, at, state, what, ours, theirs))

    try:
        dealer.run()
        for at, step in enumerate(steps):
            if lone_check(state, step["seat"]):
                found.append(["loneBigBlind", "asks", at, None, None])
                dealer.run()
            if state.actor_index != step["seat"]:
                note("turn", step["seat"], state.actor_index)
                return found
            ours, theirs = expected(step["legal"]), offered(state)
            for key in ("bringIn", "price", "bet"):
                if ours.get(key) != theirs.get(key):
                    note(key, ours.get(key), theirs.get(key))
            if not same_step(step["action"], ours, theirs):
                return found
            take(state, step["action"])
            dealer.run()
        if lone_check(state, None):
            found.append(["loneBigBlind", "asks", at, None, None])
            dealer.run()
    except (AssertionError, ValueError, StopIteration) as error:
        folded_again = str(error) == "common instead of a seat" and not all(state.statuses)
        found.append(["foldedCardsAgain" if folded_again else "unlisted", "goes on", at, None, str(error)])
        return found
    if state.status:
        note("end", None, None)
        return found
    ours = [[pot["amount"], pot["eligible"]] for pot in hand["pots"]]
    if dealer.pots != ours:
        found.append([pots_rule(state, ours, dealer.pots), "pots", at, ours, dealer.pots])
    stacks = [int(stack) for stack in state.stacks]
    if stacks != hand["stacks"]:
        found.append([payout_rule(hand, stacks), "stacks", at, hand["stacks"], stacks])
    return found


def same_step(action, ours, theirs):
    """Whether PokerKit's state can take the decision, and it means the same there."""
    kind = action["type"]
    if kind in ("check", "call"):
        return ours.get("price") == theirs.get("price")
    if kind == "fold" or kind == "bringIn" and action["to"] == theirs.get("bringIn"):
        return True
    least, most = theirs.get("bet", (1, 0))
    return least <= action["to"] <= most


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(compare(json.loads(line))))
