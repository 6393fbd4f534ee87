// A small static server for the demo: www/ at /, pkg/ at /pkg/. For one's own machine, not for the internet.

import { createReadStream, realpathSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { at, pkgDir } from "./project.mjs";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const headers = {
  "cache-control": "no-cache",
  "content-security-policy": [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** The file that a request's path means, a folder to go to instead, or neither. */
function find(url, mounts) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return { status: 400 };
  }
  // A name that starts with a dot is no part of the page, and `..` is one.
  if (path.includes("\0") || path.includes("\\") || path.split("/").some((part) => part.startsWith(".")))
    return { status: 404 };
  const [prefix, folder] = mounts.find(([start]) => path.startsWith(start));
  try {
    const top = realpathSync(folder);
    const file = realpathSync(join(top, path.slice(prefix.length)));
    if (file !== top && !file.startsWith(top + sep)) return { status: 404 }; // a link that leads out
    const stats = statSync(file);
    if (stats.isFile()) return path.endsWith("/") ? { status: 404 } : { file, size: stats.size };
    if (!path.endsWith("/")) return { status: 301, location: encodeURI(`${path}/`) };
    const index = join(file, "index.html");
    return { file: index, size: statSync(index).size };
  } catch {
    return { status: 404 };
  }
}

function answer(request, response, mounts) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { ...headers, allow: "GET, HEAD" }).end();
    return;
  }
  const found = find(request.url, mounts);
  if (!found.file) {
    const where = found.location ? { location: found.location } : {};
    response.writeHead(found.status, { ...headers, ...where, "content-type": "text/plain" });
    response.end(found.status === 404 ? "Not found\n" : "");
    return;
  }
  const type = types[extname(found.file).toLowerCase()] ?? "application/octet-stream";
  response.writeHead(200, { ...headers, "content-type": type, "content-length": found.size });
  if (request.method === "HEAD") response.end();
  else
    createReadStream(found.file)
      .on("error", () => response.destroy())
      .pipe(response);
}

const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => resolve(server.address().port));
  });

/** Both addresses that "localhost" may stand for, so that no other program's page is shown there by mistake. */
async function listenOnLocalhost(wanted, handler) {
  const servers = [createServer(handler), createServer(handler)];
  try {
    const port = await listen(servers[0], wanted, "127.0.0.1");
    await listen(servers[1], port, "::1").catch((error) => {
      if (error.code === "EADDRINUSE") throw error;
      // Any other answer: this machine has no IPv6, and one address is all there is.
    });
    return { url: `http://localhost:${port}/`, port, close: () => close(servers) };
  } catch (error) {
    await close(servers);
    throw error;
  }
}

const close = (servers) =>
  Promise.all(
    servers.map((server) => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    }),
  );

/**
 * Serves the demo on localhost; port 0 means any free one, and where a port is taken the next one is tried. Gives back
 * `{ url, port, close }`.
 */
export async function serve({ port = 8080, www = at("www"), pkg = pkgDir } = {}) {
  const mounts = [
    ["/pkg/", pkg],
    ["/", www],
  ];
  const handler = (request, response) => answer(request, response, mounts);
  for (let tries = 0; ; tries++) {
    try {
      return await listenOnLocalhost(port === 0 ? 0 : port + tries, handler);
    } catch (error) {
      if (error.code !== "EADDRINUSE" || tries === 100 || port + tries === 65_535) throw error;
    }
  }
}
