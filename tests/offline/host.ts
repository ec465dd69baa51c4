import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { test as plain } from '@playwright/test';
import { base } from '../../site.ts';
import { answer } from '../../tools/serve/answer.ts';
import { readSite, type Site } from '../../tools/serve/site.ts';
import { siteOutput } from '../support/site.ts';

/** What may happen to an answer: no connection, nothing for now, or half of it and then no connection. */
export type Fault = 'refuse' | 'hold' | 'cut';

/** The built site behind a server whose answers can be made to fail. */
export interface FaultyHost {
  /** Address of the site's root, with base and slash. */
  readonly root: string;
  /** Its files, to be changed as a deploy does. */
  readonly site: Site;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  /** Makes every answer for a path that fits fail from now on, in place of what was said before. */
  fail(paths: RegExp, fault: Fault): void;
  /** Answers everything from now on, what was held first. */
  heal(): void;
}

/** The built site, read once for all tests of a process. */
let read: Promise<Site> | undefined;

interface Fixtures {
  host: FaultyHost;
}

export const test = plain.extend<Fixtures>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object pattern here
  host: async ({}, use) => {
    read ??= readSite(siteOutput, '.cache/serve');
    const whole = await read;
    const site = { ...whole, files: new Map(whole.files) };
    let faulty: { paths: RegExp; fault: Fault } | undefined;
    let held: (() => void)[] = [];
    const asked: string[] = [];
    const server = createServer((request, response) => {
      const { method = '', url = '', headers } = request;
      asked.push(url);
      const respond = () => {
        const {
          status,
          headers: all,
          body,
        } = answer(site, base, {
          method,
          target: url,
          acceptEncoding: headers['accept-encoding']?.toString(),
          ifNoneMatch: headers['if-none-match'],
        });
        response.writeHead(status, all).end(status === 304 ? undefined : body);
      };
      if (!faulty?.paths.test(url)) return respond();
      if (faulty.fault === 'refuse') return void response.destroy();
      if (faulty.fault === 'hold') return void held.push(respond);
      const { headers: all, body } = answer(site, base, { method, target: url });
      cut(response.writeHead(200, all), body);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await use({
      root: `http://127.0.0.1:${port}${base}`,
      site,
      asked,
      fail(paths, fault) {
        faulty = { paths, fault };
      },
      heal() {
        faulty = undefined;
        for (const respond of held) respond();
        held = [];
      },
    });
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  },
});

export { expect } from '@playwright/test';

/** Sends half of what was announced, and closes the connection once that is on its way. */
function cut(response: ServerResponse, body: Buffer): void {
  response.write(body.subarray(0, body.length / 2), () => response.socket?.end());
}

/** Puts a text in the place of a file of the site. */
export function put(site: Site, name: string, text: string): void {
  const old = site.files.get(name);
  if (!old) throw new Error(`The site has no ${name}.`);
  const etag = `W/"${createHash('sha256').update(text).digest('hex')}"`;
  site.files.set(name, { ...old, etag, body: Buffer.from(text), encoded: new Map() });
}
