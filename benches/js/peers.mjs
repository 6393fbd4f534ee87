// The packages that are compared, each called in the fastest way that it documents. `ints` and `strings` take a list
// of hands (ids of tapete, or names of cards), make the input that the package wants, which is not timed, and give a
// function of a hand's index.

import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

const phe = require("phe");
const pokertools = require("@pokertools/evaluator");
const pokerEvaluator = require("poker-evaluator");
const { DECK } = require("poker-evaluator/lib/constants");
const pokersolver = require("pokersolver");
const apprentice = require("@poker-apprentice/hand-evaluator");

const over = (inputs, call) => (index) => call(inputs[index]);

export const peers = [
  {
    name: "@pokertools/evaluator",
    ints: (hands) => over(hands.map(pokertools.getCardCodes), pokertools.evaluate),
    strings: (hands) => over(hands, pokertools.evaluateStrings),
    text: (hands) => over(hands, pokertools.evaluateBoard),
  },
  {
    name: "phe",
    ints: (hands) => over(hands.map(phe.cardCodes), phe.evaluateCardCodes),
    strings: (hands) => over(hands, phe.evaluateCardsFast),
    text: (hands) => over(hands, phe.evaluateBoard),
  },
  {
    name: "poker-evaluator",
    ints: (hands) =>
      over(
        hands.map((cards) => cards.map((card) => DECK[card.toLowerCase()])),
        (hand) => pokerEvaluator.evalHand(hand).value,
      ),
    strings: (hands) => over(hands, (hand) => pokerEvaluator.evalHand(hand).value),
  },
  {
    name: "@poker-apprentice/hand-evaluator",
    strings: (hands) => over(hands, (holeCards) => apprentice.evaluate({ holeCards }).strength),
  },
  {
    name: "pokersolver",
    strings: (hands) => over(hands, (hand) => pokersolver.Hand.solve(hand).rank),
    described: true,
  },
];
