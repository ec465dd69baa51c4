import { base } from '../../site.ts';
import { freePort } from './port.ts';
import { startServer } from './server.ts';
import { readSite } from './site.ts';

/** Where compressed contents are kept between starts. */
const cache = '.cache/serve';

/** The port that `npm start` begins its search with. */
const firstPort = 4173;

/**
 * Serves a folder until the process is told to stop, and prints the address. PORT names the port
 * (otherwise the first free one from 4173 on), HOST the address of this machine to listen on.
 * Resolves when the server listens; throws when the folder holds no site or the port is taken.
 */
export async function serve(folder: string, env = process.env): Promise<void> {
  console.log(`Reading and compressing ${folder}`);
  const site = await readSite(folder, cache);
  const port = env.PORT ? portOf(env.PORT) : await freePort(firstPort);
  const host = env.HOST ? { host: env.HOST } : {};
  const server = await startServer(site, { base, port, ...host }).catch(
    (error: unknown) => {
      if (!isTaken(error)) throw error;
      throw new Error(
        `Port ${port} is taken. Stop what listens there or name another with PORT.`,
      );
    },
  );
  const stop = () => void server.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, stop);
  if (env.npm_lifecycle_event) whenOrphaned(stop);
  console.log(`\nThe site is at ${server.origin}${base} (Ctrl+C stops it)`);
}

/** npm stops the shell that it started, and not every shell hands that on to what it runs. */
function whenOrphaned(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(
    `PORT is ${JSON.stringify(text)}, which is not a number from 0 to 65535.`,
  );
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
