// The step after the build that writes the content security policy.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { writeFiles } from '@site/test-files';
import {
  addToHeaders,
  otherOrigins,
  sourceOf,
  writePolicy,
} from '../src/content-security-policy.ts';

const nobody = { scripts: [], images: [], connections: [] };

test('the policy names other hosts only where a feature needs them', () => {
  expect(otherOrigins(['https://logos.example'], '')).toEqual({
    ...nobody,
    images: ['https://logos.example'],
  });
  expect(otherOrigins([], '', '/api/search').connections).toEqual([]);
  const all = otherOrigins([], 'G-1', 'https://search.example/v1/query');
  expect(all.connections).toContain('https://search.example');
  expect(all.scripts).toEqual(['https://*.googletagmanager.com']);
});

for (const [name, headers, policy, message] of [
  ['no block for all', '/a\n  X-A: 1\n', 'a', 'no block for /*'],
  ['two policies', '/*\n  Content-Security-Policy: a\n', 'a', 'The build writes it'],
  ['a line too long', '/*\n  X-A: 1\n', 'a'.repeat(2000), 'hosts read 2000 of a line'],
] as const) {
  test(`the build stops at ${name}`, () => {
    expect(() => addToHeaders(headers, policy)).toThrow(message);
  });
}

test('a page allows only its own scripts, the header those of all pages', async () => {
  const page = (script: string) =>
    `<head><meta charset="utf-8"><script>${script}</script></head>`;
  const folder = writeFiles({
    'a.html': page('a()'),
    'b.html': page('b()'),
    _headers: '/*\n  X-A: 1\n/a/b\n  X-B: /\n',
  });
  await writePolicy(folder, [`${folder}/a.html`, `${folder}/b.html`], [], '/docs/');
  const first = readFileSync(`${folder}/a.html`, 'utf8');
  expect(first).toMatch(/^<head><meta charset="utf-8"><meta http-equiv=/);
  expect(first).toContain(sourceOf('a()'));
  expect(first).not.toContain(sourceOf('b()'));
  for (const directive of ["object-src 'none'", "base-uri 'none'"])
    expect(first).toContain(directive);
  expect(first).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  const headers = readFileSync(`${folder}/_headers`, 'utf8');
  for (const text of ['a()', 'b()']) expect(headers).toContain(sourceOf(text));
  // Addresses are below the path of the site.
  expect(headers).toMatch(/^\/docs\/\*\n/);
  expect(headers).toContain('\n/docs/a/b\n  X-B: /\n');
});
