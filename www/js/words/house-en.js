// Words that the tables of Triple Shot and Pai Gow Poker share, in English.

export default {
  "house.examples": "Hands worth seeing",
  "house.examplesIntro": "Each opens a table of its own. Undo shows how it came to that.",
  "setup.betOf": "{seat}, {bet}",
};
