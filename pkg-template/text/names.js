// Words for the keys of tables: phases, bets, how they ended and why, how seats stand.
import { own } from "./fill.js";

export function phaseName(phase, catalogue, game) {
  return own(own(catalogue.gamePhases, game), phase) ?? own(catalogue.phases, phase) ?? "";
}

export function betName(bet, catalogue) {
  return own(catalogue.bets, bet)?.name ?? "";
}

export function outcomeName(outcome, catalogue) {
  return own(catalogue.outcomes, outcome) ?? "";
}

export function reasonText(reason, catalogue) {
  return own(catalogue.reasons, reason) ?? "";
}

export function houseName(house, catalogue) {
  return own(catalogue.houses, house) ?? "";
}

export function houseRuleText(rule, catalogue) {
  return own(catalogue.houseRules, rule) ?? "";
}

export function seatStateName(state, catalogue) {
  return own(catalogue.seatStates, state) ?? "";
}

export function betStateName(state, catalogue) {
  return own(catalogue.betStates, state) ?? "";
}
