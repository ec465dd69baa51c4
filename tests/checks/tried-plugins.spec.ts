import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parsePage } from '@site/pages/parse';
import type { PackageFact } from '../../tools/checks/packages/facts.ts';
import { parseTrials } from '../../tools/checks/packages/trials.ts';
import { triedPlugins } from '../../tools/checks/tried-plugins.ts';

const json = JSON.stringify({
  on: '2026-01-02',
  node: '20.0.0',
  rslib: '1.0.0',
  typescript: '7.0.0',
  plugins: [{ name: 'sass', version: '2.0.0', bundled: 'works', bundleless: 'idle' }],
});
const around = '2026-01-02, 20.0.0, 1.0.0, 7.0.0';
const texts = {
  en: `${around}\n\n| \`sass\` | styles | bundled | 2.0.0 |\n`,
  zh: `${around}\n\n| \`sass\` | 样式 | 仅打包 | 2.0.0 |\n`,
};

test('tables with the tried versions and outcomes are accepted', () => {
  expect(found()).toEqual([]);
});

test('another version and another outcome are reported', () => {
  const version = found({ en: texts.en.replace('2.0.0 |', '2.0.1 |') });
  const outcome = found({ zh: texts.zh.replace('仅打包', '都可以') });
  for (const one of [version, outcome])
    expect(one).toEqual([expect.stringContaining('The row of “sass” has to end with')]);
});

test('a plugin without a row is reported', () => {
  expect(found({ en: around })).toEqual(['No table has a row for “sass”.']);
});

test('a page that does not name the day is reported', () => {
  const zh = texts.zh.replace('2026-01-02', '');
  expect(found({ zh })).toEqual(['It does not say “2026-01-02”.']);
});

test('another version on the page about npm packages is reported', () => {
  const facts: PackageFact[] = [{ name: 'sass', version: '2.1.0', evidence: 'tried' }];
  expect(found({ facts })).toEqual([expect.stringContaining('sass 2.0.0 is 2.1.0')]);
});

test('a page that one language lacks is reported', () => {
  const findings = triedPlugins(parseTrials(json), [], pages(texts.en, '').slice(0, 1));
  expect(findings.map(({ file }) => file)).toEqual([
    'docs/zh/config/rsbuild/plugins.mdx',
  ]);
});

test('incomplete data is refused with what is missing', () => {
  expect(() => parseTrials('{}')).toThrow('a list');
  expect(() => parseTrials(json.replace('idle', 'maybe'))).toThrow(
    'works, fails or idle',
  );
  expect(() => parseTrials(json.replace('"on"', '"at"'))).toThrow('no “on”');
  expect(() => parseTrials(json.replace(/\{"name.*\}\]/, '1]'))).toThrow('no trial');
});

test('the data of the site is complete', () => {
  const text = readFileSync('docs/shared/packages/plugins.json', 'utf8');
  expect(parseTrials(text).plugins.length).toBeGreaterThan(0);
});

function found({
  en = texts.en,
  zh = texts.zh,
  facts = [],
}: {
  en?: string;
  zh?: string;
  facts?: PackageFact[];
} = {}): string[] {
  return triedPlugins(parseTrials(json), facts, pages(en, zh)).map(({ what }) => what);
}

function pages(en: string, zh: string) {
  return [
    parsePage('docs/en/config/rsbuild/plugins.mdx', en),
    parsePage('docs/zh/config/rsbuild/plugins.mdx', zh),
  ];
}
