// A static server for one test: counts requests, sets headers, can answer a path in its own way.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { atEnd } from "./package.mjs";

const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
};

/**
 * mounts: { "/": folder, "/sub/": folder }; the longest that fits serves. headers go on every answer.
 * answer(path) may return { status, type, body } instead of the file, or only { type }.
 */
export async function serve(mounts, { headers = {}, answer } = {}) {
  const requests = [];
  const prefixes = Object.keys(mounts).sort((a, b) => b.length - a.length);
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    requests.push(path);
    const special = answer?.(path) ?? {};
    let { status = 200, body } = special;
    const prefix = prefixes.find((start) => path.startsWith(start));
    if (body === undefined && prefix) {
      const file = normalize(path.slice(prefix.length) || "index.html");
      body = file.startsWith("..") ? undefined : await readFile(join(mounts[prefix], file)).catch(() => undefined);
    }
    if (body === undefined) {
      // Browsers ask for an icon unasked; an error for that would spoil a silent console.
      status = path === "/favicon.ico" ? 204 : 404;
    }
    const type = special.type ?? types[extname(path) || ".html"] ?? "application/octet-stream";
    response.writeHead(status, { "content-type": type, "cache-control": "no-store", ...headers });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  atEnd(close);
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests,
    count: (end) => requests.filter((path) => path.endsWith(end)).length,
    close,
  };
}
