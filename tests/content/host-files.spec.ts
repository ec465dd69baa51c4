// The files that say what a host sends: _redirects, _headers, robots.txt.
import { expect, test } from '@playwright/test';
import { workerPolicy } from '@site/engine/isolation';
import { siteVersion } from '@site/machine-readable';
import { locales, origin } from '@site/settings';
import moved from '@site/settings/moved.json' with { type: 'json' };
import published from '../../tools/checks/pages/published-anchors.json' with {
  type: 'json',
};
import { readHeaders } from '../../tools/serve/headers.ts';
import { built, isBuilt } from '../support/site.ts';

const lines = (name: string) =>
  built(name)
    .split('\n')
    .filter((line) => /^\s*[^#\s]/.test(line));
const redirects = () => lines('_redirects').map((line) => line.split(' '));

/** The blocks of _headers: an address, then its headers, one to a line. */
function blocks(): { address: string; headers: string[] }[] {
  const found: { address: string; headers: string[] }[] = [];
  for (const line of lines('_headers'))
    if (line.startsWith('/')) found.push({ address: line, headers: [] });
    else found.at(-1)?.headers.push(line.trim());
  return found;
}

const of = (address: string) =>
  blocks().find((block) => block.address === address)?.headers;

test('every redirect leads to a page of the site', () => {
  for (const [from = '', to = '', status] of redirects()) {
    expect(status, from).toMatch(/^(301|404)$/);
    const [page = ''] = to.replace(':splat', '').split('#');
    const file = page.endsWith('/')
      ? `${page}index.html`
      : page.replace(/(\.html)?$/, '.html');
    expect(isBuilt(file), `${from} leads to ${to}`).toBe(true);
  }
});

test('addresses that have moved are sent on in both languages, with and without a slash', () => {
  const all = redirects().map(([from, to]) => `${from} ${to}`);
  expect(all).toEqual(
    expect.arrayContaining(['/en /', '/en/ /', '/en/guide/* /guide/:splat']),
  );
  expect(all, 'a host would send /en//example.com to another site').not.toContain(
    '/en/* /:splat',
  );
  expect(all.at(-1)).toBe('/zh/* /zh/404.html');
  for (const [from, to] of Object.entries(moved))
    for (const prefix of ['/', '/zh/'])
      for (const end of ['', '/'])
        expect(all).toContain(`${prefix}${from}${end} ${prefix}${to}`);
});

test('every published address is a page, or leads to one in one step', () => {
  const rules = new Map(redirects().map(([from = '', to = '']) => [from, to]));
  const isPage = (address: string) =>
    isBuilt(address.replace(/\/$/, '/index').concat('.html'));
  const lost = Object.keys(published)
    .flatMap((address) => [address, `/zh${address}`])
    .filter((address) => {
      const [to = ''] = rules.get(address)?.split('#') ?? [];
      return isPage(address) ? rules.has(address) : !isPage(to) || rules.has(to);
    });
  expect(lost).toEqual([]);
});

test('every address gets the content security policy and the other headers of safety', () => {
  const headers = of('/*')?.join('\n') ?? '';
  const allowed = (directive: string) =>
    RegExp(`;${directive} ([^;]*)`)
      .exec(headers)?.[1]
      ?.match(/'sha256-/g);
  // The script of all pages, and the speculation rules.
  expect(allowed('script-src')).toHaveLength(2);
  // The styles of all pages, and those that only some have.
  const sheets = lines('index.html').flatMap((line) => line.match(/<style /g) ?? []);
  expect(sheets.length).toBeGreaterThan(1);
  expect(allowed('style-src')?.length).toBeGreaterThan(sheets.length);
  expect(headers).toMatch(/^Content-Security-Policy: .*frame-ancestors \*$/m);
  expect(headers).toMatch(/^X-Content-Type-Options: nosniff$/m);
  expect(headers).toMatch(/^Referrer-Policy: strict-origin-when-cross-origin$/m);
  expect(headers).toMatch(/^Cross-Origin-Opener-Policy: same-origin$/m);
  expect(headers).toMatch(/^Permissions-Policy: .*camera=\(\)/m);
  // Other sites may embed pages.
  expect(built('_headers')).not.toMatch(/^\s+X-Frame-Options/im);
});

test('pages are revalidated on each visit, and hashed files are kept for a year', () => {
  const [first, ...others] = locales.map(({ lang }) => `/${lang}/*`);
  expect(first).toBe('/en/*');
  for (const address of ['/', '/guide/*', '/config/*', ...others])
    expect(of(address)).toEqual(['Cache-Control: public, max-age=0, must-revalidate']);
  expect(of('/static/*')).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
});

test('hosts read all of _headers: short lines, and one block for an address', () => {
  expect(lines('_headers').filter((line) => line.length > 2000)).toEqual([]);
  const addresses = blocks().map(({ address }) => address);
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(addresses.length).toBeLessThanOrEqual(100);
  // With an exclamation mark, a block takes away what an earlier one sends.
  for (const { headers } of blocks())
    for (const header of headers) expect(header).toMatch(/^(?:[\w-]+: \S|! [\w-]+$)/);
});

test('the playground is isolated, and its worker has the policy that its configurations need', () => {
  const send = readHeaders(built('_headers'));
  for (const address of ['/playground/', '/zh/playground/'])
    expect(send(address)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
  expect(send('/playground/engine/worker.js')).toMatchObject({
    'content-security-policy': workerPolicy,
    'cross-origin-embedder-policy': 'require-corp',
  });
  for (const address of ['/', '/guide/start/', '/zh/config/lib/dts'])
    expect(send(address)).not.toHaveProperty('cross-origin-embedder-policy');
});

test('version.json names the commit and the version of Rslib that the site was built from', () => {
  expect(JSON.parse(built('version.json'))).toEqual(siteVersion('.'));
  expect(of('/version.json')).toEqual(of('/'));
});

test('robots may read everything, and find the sitemap', () => {
  const robots = ['User-agent: *', 'Allow: /', `Sitemap: ${origin}/sitemap.xml`];
  expect(lines('robots.txt')).toEqual(robots);
});
