import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding } from '../../tools/serve/negotiate.ts';
import { readSite } from '../../tools/serve/site.ts';
import { expect, test } from './host.ts';

const long = 'The same sentence again and again. '.repeat(100);
const accept = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

test('the encoding that the client accepts is sent, and says so', async ({ host }) => {
  const ask = await host({ 'long.html': long });
  const plain = await ask('/long');
  const brotli = await ask('/long', accept('gzip, deflate, br'));
  const gzip = await ask('/long', accept('gzip'));
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.text).toBe(long);
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(long);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(long);
  for (const { headers, body } of [plain, brotli, gzip]) {
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
  expect(brotli.body.length).toBeLessThan(gzip.body.length);
  expect(gzip.body.length).toBeLessThan(plain.body.length);
});

test('what does not get smaller is sent as it is', async ({ host }) => {
  const ask = await host({ 'short.txt': 'ok', 'photo.png': long });
  for (const target of ['/short.txt', '/photo.png']) {
    const { headers } = await ask(target, accept('br, gzip'));
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  }
});

test('an error page is compressed too', async ({ host }) => {
  const ask = await host({ '404.html': long });
  const { status, headers } = await ask('/nope', accept('br'));
  expect(status).toBe(404);
  expect(headers['content-encoding']).toBe('br');
});

for (const [header, chosen] of [
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['br', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.5, identity', undefined],
  ['br;q=nonsense, gzip', 'gzip'],
] as const) {
  test(`Accept-Encoding ${header} chooses ${chosen}`, () => {
    expect(chooseEncoding(header, ['br', 'gzip'])).toBe(chosen);
  });
}

test('compressed contents are kept by content, and dropped when it is gone', async ({
  folder,
}) => {
  const root = folder({ 'index.html': long, 'copy.html': long });
  const cache = path.join(folder({}), 'cache');
  await readSite(root, cache);
  const [first = '', ...others] = readdirSync(cache).sort();
  expect(first).toMatch(/\.br$/);
  expect(others).toHaveLength(1);

  // What is kept is what is used: a mark in it is found again.
  writeFileSync(path.join(cache, first), 'mark');
  const again = await readSite(root, cache);
  expect(again.files.get('/index.html')?.encoded.get('br')?.toString()).toBe('mark');

  writeFileSync(path.join(root, 'index.html'), `${long}!`);
  writeFileSync(path.join(root, 'copy.html'), `${long}!`);
  await readSite(root, cache);
  expect(readdirSync(cache)).not.toContain(first);
});
