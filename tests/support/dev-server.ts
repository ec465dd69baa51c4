import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../tools/serve/port.ts';

interface DevServer {
  /** URL of its root, with a trailing slash. It may not answer yet. */
  readonly root: string;
  /** What it has printed so far. */
  readonly printed: () => string;
  readonly close: () => Promise<unknown>;
}

/** Starts the dev server of the small fixture site for the pages below `docs`, an absolute path. */
export async function startDevServer(docs: string): Promise<DevServer> {
  const port = await freePort();
  const rspress = 'node_modules/@rspress/core/bin/rspress.js';
  const config = 'tests/shell/fixtures/small/rspress.config.ts';
  const server = spawn(
    process.execPath,
    [rspress, 'dev', '-c', config, '--port', `${port}`],
    { env: { ...process.env, FIXTURE_DOCS: docs, RSPRESS_PERSISTENT_CACHE: 'false' } },
  );
  let text = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
  return {
    root: `http://localhost:${port}/`,
    printed: () => text,
    close() {
      const closed = once(server, 'exit');
      server.kill();
      return closed;
    },
  };
}
