// Hands that others recorded: their facts, typed anew. The first is the example of the standard's own text; the stacks
// after it are those of the broadcast. The others are of the records of the Pluribus experiment (2019), with the stacks
// that its authors give, and of the final table of the WSOP's event 43 in 2023, with stacks worked out by hand.

export const recorded = {
  million: {
    variant: "NT",
    antes: [500, 500, 500],
    blinds_or_straddles: [1000, 2000, 0],
    min_bet: 2000,
    starting_stacks: [1125600, 2000000, 553500],
    actions: [
      ...["d dh p1 Ac2d", "d dh p2 ????", "d dh p3 7h6h"],
      ...["p3 cbr 7000", "p1 cbr 23000", "p2 f", "p3 cc"],
      ...["d db Jc3d5c", "p1 cbr 35000", "p3 cc"],
      ...["d db 4h", "p1 cbr 90000", "p3 cbr 232600", "p1 cbr 1067100", "p3 cc"],
      ...["p1 sm Ac2d", "p3 sm 7h6h", "d db Jh"],
    ],
    after: [572100, 1997500, 1109500],
  },
  pluribus: {
    variant: "NT",
    antes: [0, 0, 0, 0, 0, 0],
    blinds_or_straddles: [50, 100, 0, 0, 0, 0],
    min_bet: 100,
    starting_stacks: [10000, 10000, 10000, 10000, 10000, 10000],
    actions: [
      ...["d dh p1 TcQc", "d dh p2 8s4c", "d dh p3 9c3d", "d dh p4 Ah4h", "d dh p5 Th5s", "d dh p6 6c7s"],
      ...["p3 f", "p4 cbr 210", "p5 f", "p6 f", "p1 cc", "p2 f", "d db 7d5h9d", "p1 cc", "p4 cc"],
      ...["d db 7c", "p1 cc", "p4 cc", "d db Qh", "p1 cbr 230", "p4 f"],
    ],
    after: [10310, 9900, 10000, 9790, 10000, 10000],
  },
  limit: {
    variant: "FT",
    antes: [0, 0, 0, 0, 0],
    blinds_or_straddles: [100000, 200000, 0, 0, 0],
    small_bet: 200000,
    big_bet: 400000,
    starting_stacks: [14425000, 7450000, 2850000, 3500000, 1475000],
    actions: [
      ...["d dh p1 Jd", "d dh p2 8d", "d dh p3 Jh", "d dh p4 Ah", "d dh p5 Ts"],
      ...["d dh p1 3d", "d dh p2 7s", "d dh p3 5d", "d dh p4 4h", "d dh p5 Td"],
      ...["p3 f", "p4 cbr 400000", "p5 cbr 600000", "p1 f", "p2 f", "p4 cc", "d db AcQdKh"],
      ...["p4 cc", "p5 cbr 200000", "p4 cbr 400000", "p5 cc", "d db 6c", "p4 cbr 400000", "p5 f"],
    ],
    after: [14325000, 7250000, 2850000, 4800000, 475000],
  },
  stud: {
    variant: "F7S",
    antes: [50000, 50000, 50000, 50000],
    bring_in: 75000,
    small_bet: 250000,
    big_bet: 500000,
    starting_stacks: [2750000, 5525000, 18325000, 3100000],
    actions: [
      ...["d dh p1 9d", "d dh p2 Kc", "d dh p3 Ah", "d dh p4 Th", "d dh p1 7d", "d dh p2 Jh", "d dh p3 2d"],
      ...["d dh p4 7h", "d dh p1 4s", "d dh p2 Ts", "d dh p3 Tc", "d dh p4 Qh"],
      ...["p1 pb", "p2 cbr 250000", "p3 f", "p4 cbr 500000", "p1 f", "p2 cc", "d dh p2 9h", "d dh p4 6c"],
      ...["p4 cc", "p2 cc", "d dh p2 7s", "d dh p4 7c", "p4 cc", "p2 cc", "d dh p2 Js", "d dh p4 As"],
      ...["p4 cc", "p2 cbr 500000", "p4 f"],
    ],
    after: [2625000, 6250000, 18275000, 2550000],
  },
};

/** The example of another variant in the standard's text, as far as it matters here. */
export const lowball = {
  variant: "F2L3D",
  antes: [0, 0, 0, 0],
  blinds_or_straddles: [75000, 150000, 0, 0],
  small_bet: 150000,
  big_bet: 300000,
  starting_stacks: [1180000, 4340000, 5910000, 10765000],
  actions: ["d dh p1 7h6c4c3d2c", "p3 f"],
};

/** A record as text. */
export function written({ after: _, ...fields }) {
  return Object.entries(fields)
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`)
    .join("");
}
