// A page has the styles of what it shows in its HTML, and leaves the others to its scripts.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { deferStyles, inlineStyles } from '../src/split-styles.ts';

const sheets = ['styles', 'home', 'rp-badge'];
const links = sheets.map(
  (name) => `<link href="/base/static/css/${name}.0a.css" rel="stylesheet">`,
);
const page = (body: string) => `<head>${links.join('\n')}</head><body>${body}</body>`;

for (const [shows, body, kept] of [
  ['a tool', '<main data-styles="home">', ['styles', 'home']],
  [
    'an element of such a class',
    '<b class="rp-badge rp-badge--tip">',
    ['styles', 'rp-badge'],
  ],
  ['neither', '<b class="badge">home</b>', ['styles']],
] as const)
  test(`a page that shows ${shows} has the styles: ${kept}`, () => {
    const folder = test.info().outputPath('static/css');
    mkdirSync(folder, { recursive: true });
    for (const name of sheets)
      writeFileSync(path.join(folder, `${name}.0a.css`), `.${name}{order:1}`);
    const { html, deferred } = deferStyles(page(body));
    const inline = inlineStyles(test.info().outputPath(), '/base/')(html);
    expect(inline).not.toContain('rel="stylesheet"');
    expect(
      [...inline.matchAll(/data-href="([^"]+)">\.([\w-]+)\{/g)].map(([, ...all]) => all),
    ).toEqual(kept.map((name) => [`/base/static/css/${name}.0a.css`, name]));
    expect(deferred).toHaveLength(sheets.length - kept.length);
  });

test('a page without styles, or with a sheet that is not there, stops the build', () => {
  const into = inlineStyles('nowhere', '/base/');
  expect(() => into('<head></head>')).toThrow('no style sheet');
  expect(() => into(page(''))).toThrow('styles.0a.css');
});
