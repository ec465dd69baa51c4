// The step after the build that writes the content security policy.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  addToHeaders,
  headerPolicy,
  inlineSources,
  otherOrigins,
  pagePolicy,
  sourceOf,
  union,
  writePolicy,
} from '../src/content-security-policy.ts';

const nobody = { scripts: [], images: [], connections: [] };

test('the hash of a script is the one that browsers compute', () => {
  // The example of the specification: https://www.w3.org/TR/CSP3/#script-src-the-hash-usage
  expect(sourceOf("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('the policy names each inline script and style sheet once', () => {
  const html =
    '<script>a()</script><script src="/a.js"></script><script>a()</script><script type="speculationrules">{}</script><script type="application/ld+json">{}</script><style media="print">b{}</style>';
  expect(inlineSources(html)).toEqual({
    scripts: [sourceOf('a()'), sourceOf('{}')],
    styles: [sourceOf('b{}')],
  });
});

test('the policy does not depend on the order of the pages', () => {
  const pages = ['<script>a()</script>', '<script>b()</script>'].map(inlineSources);
  expect(union(pages)).toEqual(union(pages.toReversed()));
  expect(union(pages).scripts).toHaveLength(2);
});

test('no other inline script may run, and pages may be framed', () => {
  const inline = inlineSources('<script>a()</script>');
  const text = headerPolicy(inline, nobody);
  expect(text).toContain(`script-src 'self' ${sourceOf('a()')};`);
  expect(text).toContain("object-src 'none'");
  expect(text).toContain("base-uri 'none'");
  expect(text).toMatch(/frame-ancestors \*$/);
  expect(text.replace(/style-src-attr [^;]*/, '')).not.toContain('unsafe');
  expect(pagePolicy(inline, nobody)).not.toContain('frame-ancestors');
});

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

test('the header of the policy is added to the block for all addresses', () => {
  const text = addToHeaders(
    '# all\n/*\n  X-A: 1\n\n/b/*\n  X-B: 2\n',
    "script-src 'self'",
  );
  expect(text).toBe(
    "# all\n/*\n  X-A: 1\n  Content-Security-Policy: script-src 'self'\n\n/b/*\n  X-B: 2\n",
  );
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
  const folder = mkdtempSync(path.join(tmpdir(), 'policy-'));
  const files = ['a', 'b'].map((name) => {
    const file = path.join(folder, `${name}.html`);
    writeFileSync(file, `<head><meta charset="utf-8"><script>${name}()</script></head>`);
    return file;
  });
  writeFileSync(path.join(folder, '_headers'), '/*\n  X-A: 1\n');
  await writePolicy(folder, files, []);
  const [first = ''] = files.map((file) => readFileSync(file, 'utf8'));
  expect(first).toMatch(/^<head><meta charset="utf-8"><meta http-equiv=/);
  expect(first).toContain(sourceOf('a()'));
  expect(first).not.toContain(sourceOf('b()'));
  const headers = readFileSync(path.join(folder, '_headers'), 'utf8');
  for (const text of ['a()', 'b()']) expect(headers).toContain(sourceOf(text));
});
