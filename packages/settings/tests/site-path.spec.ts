// The function that makes addresses of parts of addresses.
import { expect, test } from '@playwright/test';
import { elsewhere, hostileAddresses } from '../../../tests/security/addresses.ts';
import { sitePath } from '../src/site-path.ts';

const root = 'https://site.invalid';

test('a part of an address becomes a path of the site, whatever the part is', () => {
  const parts = hostileAddresses.flatMap(({ address }) => [
    // As somebody writes it, and as `location` has it.
    address,
    new URL(address.replace(/^[\\/]+/, '/'), root).pathname,
    ...['/en', '/zh', '/zh/en', ''].map((start) => address.slice(start.length)),
    address.slice(Math.max(address.indexOf(elsewhere) - 3, 0)),
  ]);
  const lost = parts.flatMap((part) =>
    ['/', '/zh/', '/docs/zh/']
      .map((folder) => ({ folder, path: sitePath(folder, part) }))
      .filter(
        ({ folder, path }) =>
          !path.startsWith(folder) || new URL(path, root).origin !== root,
      ),
  );
  expect(lost).toEqual([]);
});

test('what is no other host stays as it is', () => {
  expect(sitePath('/zh/', 'guide/start/')).toBe('/zh/guide/start/');
  expect(sitePath('/docs/', '/guide//start%2f')).toBe('/docs/guide//start%2f');
  expect(sitePath('/', '')).toBe('/');
});
