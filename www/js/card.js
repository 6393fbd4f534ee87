// The card element. A face is decoration: whatever holds it (a button, a list item) gives the name,
// in the reader's language, from the package's cardName.
import { el, svg } from "./dom.js";
import { COURT, JESTER, PIPS, RANK_PATHS, STAR, SUIT_PATHS } from "./glyphs.js";

const isRed = (suit) => suit === "h" || suit === "d";

/** One suit drawn in a square of the given size, upright or turned round. */
function pip(suit, x, y, size, turned = false) {
  const turn = turned ? ` rotate(180 50 50)` : "";
  return svg("path", {
    class: "ink",
    d: SUIT_PATHS[suit],
    transform: `translate(${x} ${y}) scale(${size / 100})${turn}`,
  });
}

/** One index; `height` is that of the letter, `x` its middle. */
function index(rank, x, y, height) {
  const scale = height / 80;
  const width = rank === "T" ? 66 : 56;
  return svg("path", {
    class: "index",
    d: RANK_PATHS[rank],
    transform: `translate(${x - (width * scale) / 2} ${y}) scale(${scale})`,
  });
}

const star = (x, y, size) =>
  svg("path", { class: "ink", d: STAR, transform: `translate(${x} ${y}) scale(${size / 100})` });
const halfTurn = (...children) => svg("g", { transform: "rotate(180 125 175)" }, ...children);

function corner(rank, suit) {
  return [index(rank, 30, 15, 52), pip(suit, 13, 75, 34)];
}

function numberFace(rank, suit) {
  if (rank === "A") {
    return [
      svg("circle", { class: "hair", cx: 125, cy: 175, r: 74 }),
      svg("circle", { class: "hair", cx: 125, cy: 175, r: 68 }),
      pip(suit, 75, 125, 100),
    ];
  }
  const size = 46;
  return PIPS[rank].map(([column, row]) => pip(suit, 61 + column * 82, 42 + row * (266 - size), size, row > 0.5));
}

const figure = (parts) => parts.map(([kind, d]) => svg("path", { class: kind, d }));

function courtFace(rank) {
  const half = () => figure(COURT[rank]);
  return [
    svg("rect", { class: "field", x: 52, y: 40, width: 146, height: 270 }),
    ...half(),
    halfTurn(...half()),
    svg("rect", { class: "frame", x: 52, y: 40, width: 146, height: 270 }),
    svg("path", { class: "frame", d: "M52 175h146" }),
  ];
}

function fullFace(card) {
  const face = (...children) =>
    svg("svg", { class: "face full", viewBox: "0 0 250 350", focusable: "false" }, ...children);
  if (card === "Jk") {
    return face(star(12, 14, 36), ...figure(JESTER), halfTurn(star(12, 14, 36)));
  }
  const [rank, suit] = card;
  const body = "KQJ".includes(rank) ? courtFace(rank) : numberFace(rank, suit);
  return face(...body, ...corner(rank, suit), halfTurn(...corner(rank, suit)));
}

/** For small sizes: one large index over one large suit. */
function smallFace(card) {
  const face = (...children) =>
    svg("svg", { class: "face small", viewBox: "0 0 100 140", focusable: "false" }, ...children);
  if (card === "Jk")
    return face(star(8, 8, 26), svg("g", { transform: "translate(-19 8) scale(.55)" }, figure(JESTER)));
  return face(index(card[0], 50, 13, 54), pip(card[1], 26, 79, 48));
}

/** For cards that lie over each other: the index in the corner that stays in sight. */
function cornerFace(card) {
  const face = (...children) =>
    svg("svg", { class: "face corner", viewBox: "0 0 100 140", focusable: "false" }, ...children);
  if (card === "Jk") return face(star(5, 8, 32));
  return face(index(card[0], 24, 9, 46), pip(card[1], 7, 62, 34), pip(card[1], 46, 82, 46));
}

function tone(card) {
  if (card === "Jk") return "joker";
  return isRed(card[1]) ? "red" : "black";
}

/**
 * A card, face up. `sizes` tells which faces it carries: "small", "full", "corner", or "both" (the style sheet then
 * shows the small or the full one, whichever fits the width). `as` is what a joker stands for, drawn on a ribbon: { rank, suit }.
 */
export function cardFace(card, { sizes = "both", as = null } = {}) {
  const faces = sizes === "corner" ? [cornerFace(card)] : [];
  if (sizes === "full" || sizes === "both") faces.push(fullFace(card));
  if (sizes === "small" || sizes === "both") faces.push(smallFace(card));
  const node = el("span", { class: `card ${tone(card)} ${sizes}`, "data-card": card, "aria-hidden": "true" }, faces);
  if (as)
    node.append(
      el(
        "span",
        { class: `as ${as.suit && isRed(as.suit) ? "red" : "black"}` },
        rankGlyph(as.rank),
        as.suit ? suitGlyph(as.suit) : null,
      ),
    );
  return node;
}

/** The back of a card; its lattice is drawn by the style sheet. */
export function cardBack() {
  return el("span", { class: "card back", "aria-hidden": "true" });
}

export function suitGlyph(suit) {
  return svg(
    "svg",
    { class: "glyph", viewBox: "0 0 100 100", "aria-hidden": "true", focusable: "false" },
    svg("path", { class: "ink", d: SUIT_PATHS[suit] }),
  );
}

export function rankGlyph(rank) {
  const width = rank === "T" ? 72 : 62;
  return svg(
    "svg",
    { class: "glyph rank", viewBox: `-3 -3 ${width} 86`, "aria-hidden": "true", focusable: "false" },
    svg("path", { class: "index", d: RANK_PATHS[rank] }),
  );
}

/** A card in running text: index and suit. */
export function cardInline(card) {
  const glyphs =
    card === "Jk"
      ? [
          svg(
            "svg",
            { class: "glyph", viewBox: "0 0 100 100", focusable: "false" },
            svg("path", { class: "ink", d: STAR }),
          ),
        ]
      : [rankGlyph(card[0]), suitGlyph(card[1])];
  return el("span", { class: `inline-card ${tone(card)}`, "aria-hidden": "true" }, glyphs);
}
