import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parsePage } from '@site/pages/parse';
import { type PackageFact, parseFacts } from '../../tools/checks/packages/facts.ts';
import { installedFrom } from '../../tools/checks/packages/installed.ts';
import { packages } from '../../tools/checks/packages.ts';
import { requirements } from '../../tools/checks/requirements.ts';

const lock = JSON.stringify({
  packages: {
    '': { version: '9.9.9' },
    'node_modules/@rslib/core': { version: '1.0.1', engines: { node: '>=20' } },
    'node_modules/a/node_modules/@rslib/core': { version: '0.1.0' },
  },
});
const facts: PackageFact[] = [
  { name: '@rslib/core', version: '1.0.1', evidence: 'installed' },
  { name: 'sass', version: '2.0.0', evidence: 'tried' },
];
const tables = {
  en: '| Package | Version |\n| --- | --- |\n| `@rslib/core` | 1.0.1 |\n\n| Package | Tried with |\n| --- | --- |\n| `sass` | 2.0.0 |\n',
  zh: '| 包 | 版本 |\n| --- | --- |\n| `@rslib/core` | 1.0.1 |\n\n| 包 | 试用版本 |\n| --- | --- |\n| `sass` | 2.0.0 |\n',
};

test('tables with the installed and tried versions are accepted', () => {
  expect(found()).toEqual([]);
});

test('a version that is no longer installed is reported', () => {
  const update = lock.replace('1.0.1', '1.1.0');
  expect(found({ update })).toEqual([
    '@rslib/core is listed as installed in version 1.0.1, but 1.1.0 is.',
  ]);
});

test('a package that is no longer installed is reported', () => {
  const all = [...facts, { name: 'b', version: '1.0.0', evidence: 'installed' as const }];
  expect(found({ all })[0]).toContain('but nothing is');
});

test('a row with another version is reported', () => {
  const en = tables.en.replace('2.0.0', '2.0.1');
  expect(found({ en })).toEqual([expect.stringContaining('“sass”, Tried with 2.0.1')]);
});

test('a tried version among the installed ones is reported', () => {
  const zh = tables.zh.replace('试用版本', '版本');
  expect(found({ zh })).toEqual([expect.stringContaining('“sass”, 版本 2.0.0')]);
});

test('a package without a row is reported', () => {
  const en = tables.en.replace('| `sass` | 2.0.0 |\n', '');
  expect(found({ en })).toEqual(['No table has a row for “sass”.']);
});

test('a page that one language lacks is reported', () => {
  const english = pages(tables.en, tables.zh).slice(0, 1);
  const [finding] = packages(facts, installedFrom(lock), english);
  expect(finding?.file).toBe('docs/zh/guide/start/npm-packages.mdx');
});

test('a quick start for other versions of Node.js is reported', () => {
  const page = (text: string) =>
    parsePage(
      'docs/en/guide/start/quick-start.mdx',
      `# A\n\n## Needs {#requirements}\n\n${text}\n`,
    );
  const installed = installedFrom(lock);
  expect(requirements(installed, [page('Node.js `>=20`')])).toEqual([]);
  expect(requirements(installed, [page('Node.js `>=18`')])[0]?.line).toBe(3);
});

test('incomplete data is refused with what is missing', () => {
  expect(() => parseFacts('{}')).toThrow('a list');
  expect(() => parseFacts('[{"name":"a","version":"1.0.0"}]')).toThrow('no package');
  expect(() => installedFrom('{}')).toThrow('which Node.js');
});

test('the data of the site is complete', () => {
  const json = readFileSync('docs/shared/packages/versions.json', 'utf8');
  const installed = installedFrom(readFileSync('package-lock.json', 'utf8'));
  expect(parseFacts(json).length).toBeGreaterThan(facts.length);
  expect(installed.versions.get('@rslib/core')).toMatch(/^\d/);
});

function pages(en: string, zh: string) {
  return [
    parsePage('docs/en/guide/start/npm-packages.mdx', en),
    parsePage('docs/zh/guide/start/npm-packages.mdx', zh),
  ];
}

function found({ update = lock, all = facts, en = tables.en, zh = tables.zh } = {}) {
  return packages(all, installedFrom(update), pages(en, zh)).map(({ what }) => what);
}
