// What the documentation says of the package is what the package does. Blocks marked ```js run are run in a folder that
// has pkg/ as its `tapete`, and must print what the comments beside and below each console.log say; those marked
// ```js time print what depends on the machine and must only run; all others must parse.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import * as main from "../../pkg/node.js";
import * as text from "../../pkg/text.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path) => readFileSync(join(root, path), "utf8");
const readmes = ["README.md", "pkg-template/README.md"];
const documents = [...readmes, "CONTRIBUTING.md", "CHANGELOG.md"];

let folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "tapete-docs-"));
  await mkdir(join(folder, "node_modules"));
  await symlink(join(root, "pkg"), join(folder, "node_modules/tapete"), "junction");
});
after(() => rm(folder, { recursive: true, force: true }));

/** The text of all files in a folder that end so. */
function filesIn(path, end, not = /^$/) {
  const names = readdirSync(join(root, path), { recursive: true });
  return names
    .filter((name) => name.endsWith(end) && !not.test(name))
    .map((name) => read(join(path, name)))
    .join("\n");
}

/** The fenced blocks of a document: `{ line, language, mark, code }`. */
function blocksOf(path) {
  const fences = read(path).matchAll(/^```(\w+)(?: (\w+))?\n(.*?)^```$/gms);
  return Array.from(fences, ({ index, input, 1: language, 2: mark, 3: code }) => ({
    line: input.slice(0, index).split("\n").length,
    language,
    mark,
    code,
  }));
}

/** What the comments say is printed: beside the end of a console.log, and in the lines of comment right below it. */
function promised(code) {
  const lines = [];
  let state = "code"; // or "call" inside a console.log of several lines, "below" after its end
  for (const line of code.split("\n")) {
    if (line.trimStart().startsWith("console.log(")) state = "call";
    const comment = /^\s*\/\/ ?(.*)$/.exec(line);
    const end = state === "call" && /\);(?:\s*\/\/ (.*))?$/.exec(line);
    if (end) {
      if (end[1] !== undefined) lines.push(end[1]);
      state = "below";
    } else if (state === "below" && comment) lines.push(comment[1]);
    else if (state === "below") state = "code";
  }
  return lines;
}

async function runBlock({ line, code }) {
  const file = join(folder, "block.mjs");
  await writeFile(file, "\n".repeat(line) + code); // errors name the line of the document
  return spawnSync(process.execPath, [file], { cwd: folder, encoding: "utf8", timeout: 60_000 });
}

for (const path of readmes) {
  describe(path, () => {
    const blocks = blocksOf(path).filter(({ language }) => language === "js");

    test("has blocks that are run", () => {
      assert.ok(blocks.filter(({ mark }) => mark === "run").length > 2);
      for (const { mark } of blocks) assert.ok([undefined, "run", "time"].includes(mark), mark);
    });

    for (const block of blocks) {
      test(`line ${block.line}: ${block.mark ?? "parses"}`, async () => {
        if (block.mark === undefined) {
          const file = join(folder, "block.mjs");
          await writeFile(file, block.code);
          const { status, stderr } = spawnSync(process.execPath, ["--check", file], { encoding: "utf8" });
          assert.equal(status, 0, stderr);
          return;
        }
        const { status, stdout, stderr } = await runBlock(block);
        assert.equal(status, 0, stderr);
        assert.equal(stderr, "");
        if (block.mark === "time") return;
        const expected = promised(block.code);
        assert.ok(expected.length > 0, "nothing is promised");
        assert.deepEqual(stdout.trimEnd().split("\n"), expected);
      });
    }

    test("names every function, class and catalogue of the package", () => {
      const words = new Set(read(path).match(/\w+/g));
      const names = [...Object.keys(main), ...Object.keys(text)];
      assert.deepEqual(
        names.filter((name) => !words.has(name)),
        [],
      );
    });

    test("names every entry of the package", () => {
      const { exports } = JSON.parse(read("pkg-template/package.json"));
      for (const entry of Object.keys(exports).filter((key) => key !== "./package.json"))
        assert.ok(read(path).includes(`\`${entry.replace(".", "tapete")}\``), entry);
    });
  });
}

test("both READMEs begin with the same first result", () => {
  const [first, second] = readmes.map((path) => blocksOf(path).slice(0, 2));
  assert.deepEqual(
    first.map(({ code }) => code),
    second.map(({ code }) => code),
  );
});

test("both READMEs begin with what the package is, and name the five games", () => {
  const [first, second] = readmes.map((path) => read(path).split("\n\n")[1].replace(/\s+/g, " "));
  assert.ok(first.startsWith(second), second);
  for (const game of Object.values(text.en.games)) assert.ok(second.includes(game), game);
});

test("README has the table of all hands", () => {
  const rows = JSON.parse(read("tests/data/category-counts.json"));
  const grouped = (number) => number.toLocaleString("en-US");
  for (const [name, { total, distinct }] of Object.entries(rows)) {
    const [ruleset, size] = name.split("-");
    const deck = ruleset === "paiGow" ? 53 : 52;
    const row = `| ${size} of ${deck} | \`${ruleset}\` | ${grouped(total)} | ${grouped(distinct)} |`;
    assert.ok(read("README.md").includes(row), row);
  }
});

// Rounded by hand and written once: right within a tenth, so that only a real change asks for a new figure.
test("README has the sizes of the package, within a tenth", () => {
  const bytesOf = { tapete_bg: "tapete_bg.wasm", inline: "inline-wasm.js" };
  for (const file of Object.values(bytesOf)) {
    const row = new RegExp(`^\\| \`${file.replace(".", "\\.")}\`.*$`, "m").exec(read("README.md"))?.[0];
    assert.ok(row, `no row for ${file}`);
    const bytes = readFileSync(join(root, "pkg", file));
    const real = [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
    const said = row
      .split("|")
      .slice(2, 5)
      .map((cell) => Number(cell.replaceAll(",", "")));
    said.forEach((size, index) => {
      assert.ok(Math.abs(size - real[index]) <= real[index] / 10, `${file}: README says ${size}, it is ${real[index]}`);
    });
  }
});

test("README tells what every command of package.json does, and no other", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const listed = Array.from(read("README.md").matchAll(/^\| `npm (?:run )?(\w+)` \|/gm), ([, name]) => name);
  assert.deepEqual(listed.sort(), Object.keys(scripts).sort());
});

test("README names every error that the package can throw today, in the order of Code", () => {
  const scripts = filesIn("pkg-template/js", ".js").matchAll(/(?:fail|TapeteError)\("(\w+)"/g);
  // `Code::BadCard` is "badCard". problem.rs lists all codes, tests make some up.
  const core = filesIn("src", ".rs", /(?:problem|tests)\.rs$/).matchAll(/\bCode::([A-Z][a-z]\w+)/g);
  const codes = Array.from([...scripts, ...core], ([, code]) => code.charAt(0).toLowerCase() + code.slice(1));
  const listed = /export type Code =([^;]+);/.exec(read("pkg-template/index.d.ts"))[1].match(/\w+/g);
  const table = Array.from(read("README.md").matchAll(/^\| `(\w+)` \| [a-z]/gm), ([, code]) => code);
  assert.deepEqual(
    table.filter((name) => listed.includes(name)),
    listed.filter((code) => codes.includes(code)),
  );
});

test("the version is the crate's", () => {
  const version = /^version = "(.*)"$/m.exec(read("Cargo.toml"))[1];
  assert.match(read("CHANGELOG.md"), new RegExp(`^## ${version.replaceAll(".", "\\.")} `, "m"));
});

test("every link and every file that is named exists", () => {
  for (const path of documents) {
    const prose = read(path).replace(/^```.*?^```$/gms, "");
    const links = Array.from(prose.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, link]) => link);
    for (const link of links) assert.ok(existsSync(join(root, dirname(path), link)), `${path}: ${link}`);
    const named = Array.from(
      prose.matchAll(/`((?:src|tests|scripts|pkg-template|www)\/[\w./-]*)`/g),
      ([, name]) => name,
    );
    for (const name of named) assert.ok(existsSync(join(root, name)), `${path}: ${name}`);
    const anchors = Array.from(prose.matchAll(/\]\(#([^)]+)\)/g), ([, anchor]) => anchor);
    const headings = Array.from(prose.matchAll(/^#+ (.*)$/gm), ([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, "")
        .replaceAll(" ", "-"),
    );
    for (const anchor of anchors) assert.ok(headings.includes(anchor), `${path}: #${anchor}`);
  }
});
