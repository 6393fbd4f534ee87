// npm start: set up, build what is out of date, serve the demo until Ctrl-C.

import { build } from "./build.mjs";
import { exitOnSignals } from "./run.mjs";
import { serve } from "./serve.mjs";
import { setUp } from "./setup.mjs";

exitOnSignals();
try {
  const port = Number(process.env.PORT || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is ${process.env.PORT}, which is no port`);
  await build(await setUp("package"));
  const server = await serve({ port });
  if (port !== 0 && server.port !== port)
    console.log(`serve: port ${port} is taken, ${server.port} is the next free one`);
  console.log(`serve: the demo is at ${server.url} (Ctrl-C ends it)`);

  process.removeAllListeners("SIGINT").removeAllListeners("SIGTERM");
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close().then(() => process.exit(0)));
} catch (error) {
  console.error(`start: ${error.message}`);
  process.exit(1);
}
