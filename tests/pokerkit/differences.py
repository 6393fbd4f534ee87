"""By which rule the package and PokerKit 0.7.7 differ at one place of one hand: see README.md beside this file."""

from pokerkit import BetCollection

def short_big_blind(hand):
    if hand["kind"] == "F7S":
        return False
    stacks = [seat["stack"] - hand["config"]["ante"] for seat in hand["config"]["seats"]]
    # Two seats: the last one, on the button, has the small blind.
    return stacks[0 if len(stacks) == 2 else 1] < hand["config"]["structure"]["bigBlind"]


def all_in_before(hand, at):
    """Whether a seat has gone all-in with a bet or raise in this round, before a decision."""
    steps = hand["steps"]
    structure = hand["config"]["structure"]
    bring_in, small_bet = structure.get("bringIn", 0), structure.get("smallBet", 0)
    for step in steps[:at]:
        if step["phase"] == steps[at]["phase"] and "to" in step["action"]:
            kind, to = step["action"]["type"], step["action"]["to"]
            legal = next(action for action in step["legal"] if action["type"] == kind)
            short = kind == "bringIn" and bring_in < to < small_bet
            if short or to == legal["max"] and (legal["allIn"] or hand["kind"] == "NT"):
                return True
    return False


def explain(hand, at, state, what, ours, theirs):
    """`[name, …]` for what differs at a decision; the name is "unlisted" if no rule says so."""
    fixed = hand["kind"] != "NT"
    step = hand["steps"][at] if 0 <= at < len(hand["steps"]) else None
    name = None
    if short_big_blind(hand) and step is not None and step["phase"] == "preflop" and what in ("price", "bet", "turn"):
        name = "shortBigBlind"
    elif what == "bet" and ours is None:
        if step["barred"] == "raiseCap" and step["phase"] == "preflop":
            name = "blindIsTheBet" if state.completion_betting_or_raising_count == 3 else None
        elif step["barred"] == "notReopened" and all_in_before(hand, at):
            name = "halfBet" if fixed else "shortAllIn"
        elif step["legal"][0]["type"] == "bringIn" and theirs == (step["legal"][0]["min"],) * 2:
            name = "bringInIsAll"
    elif what == "bet" and theirs is None and not fixed and reopened(state) and all_in_before(hand, at):
        name = "shortAfterFull"
    elif what == "bet" and fixed:
        if theirs is None and state.completion_betting_or_raising_count == 4 and can_bet(state) == 2:
            name = "noCapHeadsUp"
        elif all_in_before(hand, at):
            name = "halfBet"
    return [name or "unlisted", what, at, ours, theirs]


def reopened(state):
    """Whether the seat to act has acted, and faces at least a full raise since."""
    actor = state.actor_index
    raised = max(state.bets) - state.bets[actor]
    return actor in state.acted_player_indices and raised >= state.completion_betting_or_raising_amount > 0


def can_bet(state):
    return sum(1 for i in state.player_indices if state.statuses[i] and state.stacks[i] > 0)


def pots_rule(state, ours, theirs):
    """All others folded: PokerKit's pot lacks what the others matched of the last bet."""
    if len(ours) == 1 and len(ours[0][1]) == 1:
        collected = [operation.bets for operation in state.operations if isinstance(operation, BetCollection)]
        total = sum(amount for amount, _ in theirs)
        if ours[0][0] - total == max(collected[-1]):
            return "lastBetReturned"
    return "unlisted"


def payout_rule(hand, stacks):
    """Two pots with the same winners, each with odd chips: together they may have fewer."""
    shared = [pot for pot in hand["pots"] if len(pot["winners"]) > 1]
    winners = [[winner["seat"] for winner in pot["winners"]] for pot in shared]
    several = any(winners.count(one) > 1 for one in winners)
    most = sum(winner["oddChips"] for pot in shared for winner in pot["winners"])
    moved = sum(abs(a - b) for a, b in zip(stacks, hand["stacks"]))
    return "joinedPots" if several and 0 < moved <= 2 * most else "unlisted"
