import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../../tools/serve/server.ts';
import { readSite } from '../../tools/serve/site.ts';
import { expect, test } from './host.ts';

test('nothing outside the folder is served', async ({ folder, host }) => {
  const outside = path.basename(folder({ 'secret.txt': 'secret' }));
  const ask = await host({ 'guide/index.html': 'guide' });
  for (const up of [
    '..',
    '%2e%2e',
    '..%2f..',
    '%2e%2e%2f',
    '..%5c',
    'guide/..',
    'guide/../..',
  ]) {
    expect(await ask(`/${up}/${outside}/secret.txt`)).toMatchObject({ status: 404 });
  }
});

test('a link that leads out of the folder is not followed', async ({ folder }) => {
  const secret = folder({ 'secret.txt': 'secret' });
  const site = folder({ 'index.html': 'home' });
  symlinkSync(path.join(secret, 'secret.txt'), path.join(site, 'linked.txt'));
  symlinkSync(secret, path.join(site, 'linked'));
  const { files } = await readSite(site);
  expect([...files.keys()]).toEqual(['/index.html']);
});

test('the files with rules and dot files are not served', async ({ host }) => {
  const ask = await host({
    _headers: '/*\n  X-Test: 1',
    _redirects: '/old / 301',
    '.env': 'secret',
    '.git/config': 'secret',
    '.well-known/security.txt': 'Contact: us',
  });
  for (const name of ['_headers', '_redirects', '.env', '.git/config']) {
    expect(await ask(`/${name}`)).toMatchObject({ status: 404 });
  }
  expect(await ask('/.well-known/security.txt')).toMatchObject({ status: 200 });
});

test('a change after the start is not seen, as on a host', async ({ folder }) => {
  const root = folder({ 'index.html': 'before' });
  const server = await startServer(await readSite(root), { base: '/', port: 0 });
  writeFileSync(path.join(root, 'index.html'), 'after');
  expect(await (await fetch(server.origin)).text()).toBe('before');
  await server.close();
});

test('a folder without a home page is refused with what to do', async ({ folder }) => {
  await expect(readSite(folder({ 'about.html': 'about' }))).rejects.toThrow(
    'npm run build',
  );
  await expect(readSite('no-such-folder')).rejects.toThrow('npm run build');
});

test('a file of a type that is not known is refused by name', async ({ folder }) => {
  const root = folder({ 'index.html': 'home', 'movie.xyz': '' });
  await expect(readSite(root)).rejects.toThrow('/movie.xyz');
});
