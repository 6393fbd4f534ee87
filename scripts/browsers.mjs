// The browsers and drivers of the tests: found where they usually are, or installed with apt-get where that is ours.

import { join } from "node:path";
import { Problem } from "./project.mjs";
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
    throw new Problem(`${variable} is set to ${given}, which is no program`);
  }
  return names.map((each) => which(each)).find(Boolean) ?? paths.find(isProgram) ?? null;
}

/** Whether it is ours to install them: as root, where apt-get is. */
export const canInstallBrowsers = () => which("apt-get") !== null && process.getuid?.() === 0;

const packages = (names, system) => names.map((name) => table[name].packages[system]);

/** How the reader gets them. */
export const browsersByHand = (names) =>
  [
    `missing for the tests in browsers: ${names.join(", ")}. Install them:`,
    `    Debian  apt-get install ${packages(names, "debian").join(" ")}`,
    `    Fedora  dnf install ${packages(names, "fedora").join(" ")}`,
    `    macOS   brew install --cask ${packages(names, "macos").join(" ")}`,
    `or name those that you have: ${names.map((name) => `${table[name].variable}=/path/to/it`).join(" ")}`,
  ].join("\n");

/** Installs them with apt-get. Gives back what went wrong, or null. */
export async function installBrowsers(names) {
  const apt = (...args) =>
    runOnline("apt-get", ["-y", "-q", "-o", "DPkg::Lock::Timeout=300", ...args], {
      timeout: minutes(15),
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  const update = await apt("update");
  // Without a font that has them, suit symbols are boxes.
  const wanted = [...packages(names, "debian"), "fonts-dejavu-core"];
  const install = await apt("install", "--no-install-recommends", ...wanted);
  if (install.ok) return null;
  return `apt-get failed:\n${tail(update.ok ? install.out : update.out + install.out)}\n${browsersByHand(names)}`;
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
