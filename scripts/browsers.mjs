// The browsers and drivers of the tests: found where they usually are, or installed with apt-get where that is ours.

import { join } from "node:path";
import { isProgram, minutes, run, runOnline, tail, which } from "./run.mjs";

const applications = "/Applications";
const table = {
  chromium: {
    variable: "CHROME_PATH",
    names: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"],
    paths: [
      join(applications, "Google Chrome.app/Contents/MacOS/Google Chrome"),
      join(applications, "Chromium.app/Contents/MacOS/Chromium"),
    ],
    packages: { debian: "chromium", fedora: "chromium", macos: "google-chrome" },
  },
  chromedriver: {
    variable: "CHROMEDRIVER",
    names: ["chromedriver"],
    paths: ["/usr/lib/chromium/chromedriver", "/usr/lib/chromium-browser/chromedriver"],
    packages: { debian: "chromium-driver", fedora: "chromedriver", macos: "chromedriver" },
  },
  firefox: {
    variable: "FIREFOX_PATH",
    names: ["firefox-esr", "firefox"],
    paths: [join(applications, "Firefox.app/Contents/MacOS/firefox")],
    packages: { debian: "firefox-esr", fedora: "firefox", macos: "firefox" },
  },
};

export const browserPrograms = Object.keys(table);

/** The program's path, or null; its variable (CHROME_PATH, CHROMEDRIVER, FIREFOX_PATH) comes first. */
export function findBrowser(name) {
  const { variable, names, paths } = table[name];
  const given = process.env[variable];
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`${variable} is set to ${given}, which is no program`);
  }
  return names.map((each) => which(each)).find(Boolean) ?? paths.find(isProgram) ?? null;
}

/** Installs what is missing of `names`. Gives back what went wrong, in words that say what to install, or null. */
export async function installBrowsers(names) {
  const packages = (system) => names.map((name) => table[name].packages[system]).join(" ");
  const byHand = [
    `missing for the tests in browsers: ${names.join(", ")}. Install them:`,
    `    Debian  apt-get install ${packages("debian")}`,
    `    Fedora  dnf install ${packages("fedora")}`,
    `    macOS   brew install --cask ${packages("macos")}`,
    `or name those that you have: ${names.map((name) => `${table[name].variable}=/path/to/it`).join(" ")}`,
  ].join("\n");
  if (!which("apt-get") || process.getuid?.() !== 0) return byHand;
  const apt = (...args) =>
    runOnline("apt-get", ["-y", "-q", "-o", "DPkg::Lock::Timeout=300", ...args], {
      timeout: minutes(15),
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  const update = await apt("update");
  // Without a font that has them, suit symbols are boxes.
  const wanted = [...packages("debian").split(" "), "fonts-dejavu-core"];
  const install = await apt("install", "--no-install-recommends", ...wanted);
  if (install.ok) return null;
  return `apt-get failed:\n${tail(update.ok ? install.out : update.out + install.out)}\n${byHand}`;
}

/** What is wrong between Chromium and its driver, or null: they work together only when of one major version. */
export async function driverProblem(chromium, chromedriver) {
  const versions = await Promise.all(
    [chromium, chromedriver].map((program) => run(program, ["--version"], { timeout: 30_000 })),
  );
  const [browser, driver] = versions.map(({ stdout }) => /(\d+)\.\d+\.\d+/.exec(stdout)?.[1]);
  if (browser && browser === driver) return null;
  return `${chromium} has version ${browser ?? "?"}, but ${chromedriver} has ${driver ?? "?"}: install the driver of the browser's version, or set CHROME_PATH and CHROMEDRIVER to two that match`;
}
