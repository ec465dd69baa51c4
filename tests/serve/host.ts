import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as plain } from '@playwright/test';
import { startServer } from '../../tools/serve/server.ts';
import { readSite } from '../../tools/serve/site.ts';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Asks a running server for a path, which is sent as it stands. */
type Ask = (
  target: string,
  options?: { method?: string; headers?: Record<string, string> },
) => Promise<Reply>;

interface Fixtures {
  /** Makes a folder with these files (names from its root) that is gone after the test. */
  folder: (files: Record<string, string>) => string;
  /** Serves such a folder with the real server, below `base`. */
  host: (files: Record<string, string>, base?: string) => Promise<Ask>;
}

export const test = plain.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object pattern here
  folder: async ({}, use) => {
    const made: string[] = [];
    await use((files) => {
      const root = mkdtempSync(path.join(tmpdir(), 'serve-'));
      made.push(root);
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(root, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      return root;
    });
    for (const root of made) rmSync(root, { recursive: true });
  },
  host: async ({ folder }, use) => {
    const running: { close(): Promise<void> }[] = [];
    await use(async (files, base = '/') => {
      const site = await readSite(folder({ 'index.html': 'home', ...files }));
      const server = await startServer(site, { base, port: 0 });
      running.push(server);
      return (target, options = {}) => ask(server.origin, target, options);
    });
    for (const server of running) await server.close();
  },
});

export { expect } from '@playwright/test';

/** Not `fetch`, which would tidy the path, follow redirects and decompress. */
function ask(
  origin: string,
  target: string,
  options: Parameters<Ask>[1],
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body, text: body.toString() });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
