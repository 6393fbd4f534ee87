// The five games: the ruleset that each one ranks by, how many cards a hand has, how many of them are common.

export const GAMES = [
  { id: "sevenCardStud", ruleset: "standard", literal: true, deal: 7 },
  { id: "texasHoldem", ruleset: "standard", literal: true, deal: 7, board: 5 },
  { id: "tripleShot", ruleset: "standard", literal: false, deal: 6 },
  { id: "letItRide", ruleset: "standard", literal: false, deal: 5 },
  { id: "paiGowPoker", ruleset: "paiGow", literal: false, deal: 7 },
];

export const gameOf = (id) => GAMES.find((game) => game.id === id);

/** The ruleset in force: the literal reading (the ace only high) exists for stud and hold'em. */
export function rulesetOf(id, literal) {
  const game = gameOf(id);
  return literal && game.literal ? "aceHigh" : game.ruleset;
}
