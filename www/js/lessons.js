// Hands that teach something. The words are in words/*.js under lesson.<id>.

export const LESSONS = [
  { id: "wheel", game: "sevenCardStud", a: "5s4h3d2cAs9dKc", b: "6h5d4c3s2d9cKh" },
  { id: "literal", game: "texasHoldem", literal: true, a: "As2d3c4h5s9dKc" },
  { id: "paiGowWheel", game: "paiGowPoker", a: "Ah2c3d4s5h9cJs", b: "KsQdJcTh9s4d2h" },
  { id: "counterfeit", game: "texasHoldem", a: "Ah8hJd7hJcKhKs", b: "AsQcJd7hJcKhKs" },
  { id: "kicker", game: "texasHoldem", a: "Kc8c3h5d5c6hAc", b: "Tc8s3h5d5c6hAc" },
  { id: "jokerFlush", game: "paiGowPoker", a: "AcKc9c4cJk7dTh" },
  { id: "jokerAce", game: "paiGowPoker", a: "Ad3s5c5hJk9hQc" },
  { id: "fiveAces", game: "paiGowPoker", a: "AsAhAdAcJkKs7d", b: "KhQhJhThAh5c2c" },
  { id: "six", game: "tripleShot", a: "QsQd8h8c4s4d" },
  { id: "trips", game: "sevenCardStud", a: "9c9d9h5c5d5hKs" },
  { id: "royal", game: "letItRide", a: "AsKsQsJsTs", b: "9hThJhQhKh" },
  { id: "suits", game: "texasHoldem", a: "4s4h6c6dJs", b: "4c4d6h6sJd" },
];
