// Odd things to pass to the functions of the package, each with a name, most with the code that is due.
import { rankHand } from "../../../pkg/node.js";

export const hand = "As Kd 9c 9d 9h 2c 3c";
export const rank = rankHand(hand);
export const ids = Uint8Array.of(0, 5, 10, 15, 20);
export const megabyte = "As ".repeat(350_000);

// ── Values that are wrong nearly everywhere ──

const thrower = new Proxy(
  {},
  {
    get: () => {
      throw new Error("get");
    },
    has: () => {
      throw new Error("has");
    },
    ownKeys: () => {
      throw new Error("ownKeys");
    },
    getPrototypeOf: () => {
      throw new Error("getPrototypeOf");
    },
    getOwnPropertyDescriptor: () => {
      throw new Error("getOwnPropertyDescriptor");
    },
  },
);
const throwingList = new Proxy([], {
  get: () => {
    throw new Error("get");
  },
});
const revoked = (target) => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};
const cyclic = () => {
  const object = { ruleset: "standard" };
  object.ruleset = object;
  return object;
};
const cyclicList = () => {
  const list = [];
  list.push(list);
  return list;
};
const nested = (depth) => {
  let value = "As";
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};
const endless = () =>
  new Proxy(
    {},
    {
      get: (_, key) => (key === "then" ? undefined : endless()),
      ownKeys: () => ["value"],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
const listOf = (length) =>
  new Proxy([], { get: (target, key) => (key === "length" ? length : Reflect.get(target, key)) });
const stringLike = { toString: () => hand, [Symbol.toPrimitive]: () => hand };

/** [name, value]: neither cards nor a list of anything. */
export const NOTHING = [
  ["undefined", undefined],
  ["null", null],
  ["a number", 77],
  ["NaN", Number.NaN],
  ["Infinity", Number.POSITIVE_INFINITY],
  ["a bigint", 7n],
  ["true", true],
  ["a symbol", Symbol("As")],
  ["a function", () => hand],
  ["an object", {}],
  ["a date", new Date(0)],
  ["a map", new Map([["0", "As"]])],
  ["a set of cards", new Set(["As", "Kd"])],
  ["a boxed string", new String(hand)],
  ["an object with toString", stringLike],
  ["an array-like", { length: 5, 0: "As", 1: "Kd", 2: "9c", 3: "9d", 4: "9h" }],
  ["typed ids", ids],
  ["an iterator", [hand][Symbol.iterator]()],
  ["a promise", Promise.resolve(hand)],
  ["an error", new Error("As")],
  ["a proxy that throws", thrower],
  ["a revoked proxy", revoked({})],
];
/** Lists that hold no cards, or cannot be read. */
export const LISTS = [
  ["a list of numbers", [1, 2, 3, 4, 5], "badInput"],
  ["a list of null", [null], "badInput"],
  ["a list with holes", new Array(5), "badInput"],
  ["a list of lists", [["As"], ["Kd"]], "badInput"],
  ["a list in lists", nested(5000), "badInput"],
  ["a cyclic list", cyclicList(), "badInput"],
  ["a list of boxed strings", [new String("As")], "badInput"],
  ["a list of objects with toString", [stringLike], "badInput"],
  ["a list of symbols", [Symbol("As")], "badInput"],
  ["a huge sparse list", new Array(4_294_967_295), "badInput"],
  ["a long list", new Array(100_000).fill("As"), "badInput"],
  ["a list that throws", throwingList, "badInput"],
  ["a revoked list", revoked([]), "badInput"],
  [
    "a list with a getter that throws",
    Object.defineProperty(["As"], 0, {
      get() {
        throw new Error("no");
      },
    }),
    "badInput",
  ],
  ["a list of length NaN", listOf(Number.NaN), "badInput"],
  ["a list of length Infinity", listOf(Number.POSITIVE_INFINITY), "badInput"],
  [
    "a list whose length is an object",
    listOf({
      valueOf() {
        throw new Error("no");
      },
    }),
    "badInput",
  ],
  ["a list whose length is a bigint", listOf(5n), "badInput"],
  ["a list that is longer than what it has", listOf(5), "badInput"],
  ["a list of a megabyte of text", [megabyte], "badInput"],
  ["a list of empty texts", ["", "", "", "", ""], "badCard"],
  ["a list of lone surrogates", ["\ud83c", "\udca1"], "badCard"],
  ["a megabyte of cards", megabyte, "badInput"],
  ["a megabyte of blanks", " ".repeat(1 << 20), "badInput"],
  ["a megabyte of nonsense", "\u{1f0a1}".repeat(1 << 18), "badInput"],
  ["control characters", "\u0000\u0001", "badCard"],
  ["lone surrogates", "\ud800\ud800", "badCard"],
  ["look-alikes", "Аs Кd 9с 9d 9h", "badCard"],
  ["a prototype's name", "__proto__", "badCard"],
  ["markup", "<b>As</b>", "badCard"],
  ["JSON", '["As","Kd"]', "badCard"],
];

// Options
export const OPTIONS = [
  ["null", null, "badInput"],
  ["a number, as Array.map gives", 1, "badInput"],
  ["a string", "paiGow", "badInput"],
  ["a list", ["paiGow"], "badInput"],
  ["a function", () => {}, "badInput"],
  ["a proxy that throws", thrower, "badInput"],
  ["a revoked proxy", revoked({}), "badInput"],
  ["a revoked list", revoked([]), "badInput"],
  [
    "a getter that throws",
    {
      get ruleset() {
        throw new TypeError("no");
      },
    },
    "badInput",
  ],
  [
    "a getter that throws one of our own errors",
    {
      get ruleset() {
        return rankHand("Zz");
      },
    },
    "badInput",
  ],
  [
    "a getter that throws undefined",
    {
      get ruleset() {
        throw undefined;
      },
    },
    "badInput",
  ],
  ["itself", cyclic(), "badInput"],
  ["endless objects", endless(), "unknownKey"],
  ["a wrong ruleset", { ruleset: "omaha" }, "badInput"],
  ["a ruleset in other letters", { ruleset: "PaiGow" }, "badInput"],
  ["a prototype's name", { ruleset: "__proto__" }, "badInput"],
  ["a megabyte of ruleset", { ruleset: megabyte }, "badInput"],
  ["an unknown key", { rules: "standard" }, "unknownKey"],
  ["a megabyte of key", { [megabyte]: 1 }, "unknownKey"],
  ["a map", new Map([["ruleset", "paiGow"]]), "accepted"],
  ["an own __proto__", JSON.parse('{"__proto__":{"ruleset":"paiGow"}}'), "unknownKey"],
  ["very many keys", Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1])), "badInput"],
  ["keys that are no list", new Proxy({}, { ownKeys: () => "ruleset" }), "badInput"],
];
// Ranks that are nearly right
export const RANKS = [
  ["nothing", {}],
  ["no value", { ...rank, value: undefined }],
  ["a value NaN", { ...rank, value: Number.NaN }],
  ["a value Infinity", { ...rank, value: Number.POSITIVE_INFINITY }],
  ["a fraction", { ...rank, value: rank.value + 0.5 }],
  ["a negative value", { ...rank, value: -1 }],
  ["a value beyond all", { ...rank, value: 2 ** 53 }],
  ["a value as text", { ...rank, value: String(rank.value) }],
  ["a bigint", { ...rank, value: 5522n }],
  ["another value", { ...rank, value: rank.value - 1 }],
  ["an unknown category", { ...rank, category: "sixOfAKind" }],
  ["another category", { ...rank, category: "flush" }],
  ["a category of the prototype", { ...rank, category: "constructor" }],
  ["no ranks", { ...rank, ranks: [] }],
  ["too many ranks", { ...rank, ranks: ["9", "A", "K", "Q", "J", "T"] }],
  ["ranks in another order", { ...rank, ranks: ["9", "K", "A"] }],
  ["ranks as text", { ...rank, ranks: "9AK" }],
  ["a rank that is none", { ...rank, ranks: ["9", "A", "1"] }],
  ["no cards", { ...rank, cards: [] }],
  ["six cards", { ...rank, cards: [...rank.cards, "2h"] }],
  ["a card in other letters", { ...rank, cards: ["9C", "9d", "9h", "As", "Kd"] }],
  ["cards as text", { ...rank, cards: "9c 9d 9h As Kd" }],
  ["three unused cards", { ...rank, unused: ["2c", "3c", "4c"] }],
  ["unused of another kind", { ...rank, unused: [1] }],
  ["a joker that is a card", { ...rank, joker: "Ah" }],
  ["a joker without a rank", { ...rank, joker: {} }],
  ["a joker of no suit", { ...rank, joker: { rank: "A", suit: "x" } }],
  ["a joker that says more", { ...rank, joker: { rank: "A", suit: null, card: "Ah" } }],
  ["no joker", { ...rank, joker: undefined }],
  ["a function", { ...rank, compare: () => 1 }],
  ["itself", Object.assign({ ...rank }, { self: null })],
  ["deep lists", { ...rank, ranks: nested(100) }],
  ["a megabyte", { ...rank, category: megabyte }],
  ["a long list", { ...rank, ranks: new Array(5000).fill("A") }],
  [
    "a getter that throws",
    Object.defineProperty({ ...rank }, "value", {
      get() {
        throw new Error("no");
      },
      enumerable: true,
    }),
  ],
  ["endless objects", endless()],
  ["a wide tree", Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, new Array(300).fill(0)]))],
];
RANKS.find(([what]) => what === "itself")[1].self = RANKS.find(([what]) => what === "itself")[1];
// Buffers
const detached = () => {
  const view = Uint8Array.from(ids);
  structuredClone(view.buffer, { transfer: [view.buffer] });
  return view;
};
const shrunk = () => {
  const buffer = new ArrayBuffer(20, { maxByteLength: 20 });
  const view = new Uint8Array(buffer, 10, 5);
  buffer.resize(5);
  return view;
};
const shared = (...bytes) => {
  const view = new Uint8Array(new SharedArrayBuffer(bytes.length));
  view.set(bytes);
  return view;
};
export const BUFFERS = [
  ["a detached buffer", detached(), "badInput"],
  ["a buffer that shrank", shrunk(), "badInput"],
  ["shared memory with a bad id", shared(0, 5, 10, 15, 99), "badCard"],
  ["shared memory with a repeat", shared(0, 5, 10, 15, 0), "duplicateCard"],
  ["shared memory with a joker", shared(0, 5, 10, 15, 52), "jokerNotAllowed"],
  ["shared memory too short", shared(0, 5, 10), "wrongCount"],
  ["an array of ids", [...ids], "badInput"],
  ["a clamped array", Uint8ClampedArray.from(ids), "badInput"],
  ["wider ids", Uint16Array.from(ids), "badInput"],
  ["signed ids", Int8Array.from(ids), "badInput"],
  ["floats", Float64Array.from(ids), "badInput"],
  ["a buffer", ids.buffer, "badInput"],
  ["shared memory itself", new SharedArrayBuffer(5), "badInput"],
  ["a data view", new DataView(ids.buffer), "badInput"],
  ["a proxy of an array of ids", new Proxy(ids, {}), "badInput"],
  ["an heir of an array of ids", Object.create(ids), "badInput"],
  ["the prototype", Uint8Array.prototype, "badInput"],
  ["a tag", { [Symbol.toStringTag]: "Uint8Array", length: 5 }, "badInput"],
  ["an id too high", Uint8Array.of(0, 5, 10, 15, 53), "badCard"],
  ["an id of 255", Uint8Array.of(255, 5, 10, 15, 20), "badCard"],
  ["a repeat", Uint8Array.of(0, 5, 10, 15, 5), "duplicateCard"],
  ["a joker", Uint8Array.of(0, 5, 10, 15, 52), "jokerNotAllowed"],
  ["four cards", Uint8Array.of(0, 5, 10, 15), "wrongCount"],
  ["six cards", Uint8Array.of(0, 5, 10, 15, 20, 25), "wrongCount"],
];
