// Nothing that a request contains ends the server: 300 of them, from a seed, over loopback.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { writeFiles } from '@site/test-files';
import { startServer } from '../../tools/serve/server.ts';

const files = {
  'index.html': 'home',
  'guide/index.html': 'guide',
  '404.html': 'not found',
  'static/large.js': 'a'.repeat(200_000),
  _headers: '/*',
};

/** Numbers from 0 to below 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const parts = {
  method: ['GET', 'GET', 'GET', 'HEAD', 'POST', 'TRACE', 'CONNECT', 'BREW', 'get', ''],
  path: [
    '/',
    '/guide/',
    '/static/large.js',
    '/static/large.js?a=%',
    '/nope',
    '//',
    '/%',
    '/%00',
    '/..%5c..%2f',
    '*',
    'http://127.0.0.1/',
    `/${'%2f'.repeat(2000)}`,
    '/\u00ff',
    '',
  ],
  version: ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', ''],
  header: [
    'Range: bytes=5-2',
    'Range: bytes=-5',
    'Range: bytes=0-1,5-6',
    'Range: bytes=99999999999999999999-',
    'Range: \u00ff',
    'If-None-Match: *',
    'If-Modified-Since: never',
    'If-Range: "x"',
    'Accept-Encoding: gzip, br, x',
    'Accept-Encoding: ;q=',
    'Content-Length: -1',
    'Content-Length: 10',
    'Transfer-Encoding: chunked',
    'Connection: upgrade',
    'Expect: 100-continue',
    `Cookie: ${'c'.repeat(20_000)}`,
    'No colon',
  ],
} as const;

test('no request ends the server', async () => {
  const site = writeFiles(files, test.info().outputPath('site'));
  const server = await startServer(site, { base: '/', port: 0 });
  const { port } = new URL(server.origin);
  const random = seeded(20);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let count = 0; count < 300; count++) {
    const lines = [
      `${one(parts.method)} ${one(parts.path)} ${one(parts.version)}`,
      'Host: 127.0.0.1',
      ...Array.from({ length: Math.floor(random() * 4) }, () => one(parts.header)),
    ];
    const text = `${lines.join('\r\n')}\r\n\r\n`;
    // A quarter ends in the middle, and a quarter does not wait for the answer.
    const end = random() < 0.25 ? Math.floor(random() * text.length) : text.length;
    const isAborted = random() < 0.25;
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    const closed = once(socket, 'close');
    await once(socket, 'connect');
    socket.write(text.slice(0, end), 'latin1');
    if (isAborted) socket.destroy();
    else socket.end();
    socket.resume();
    await closed;
    if (count % 20 === 19)
      expect((await fetch(server.origin)).status, JSON.stringify(text)).toBe(200);
  }
  expect(await (await fetch(`${server.origin}/guide/`)).text()).toBe('guide');
  await server.close();
});
