// The tables of the migration pages are made from the rows of the converter: what a rule writes is
// what its row names. The links of warnings lead to sections.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { linkOf } from '@site/facts/places';
import { readSources } from '@site/facts/sources';
import { repository } from '@site/mdx/repository';
import { convert, tools } from '../src/convert.ts';
import { type Draft, newItem } from '../src/mapping/draft.ts';
import {
  tables as allTables,
  inWords,
  nothing,
  type Tables,
} from '../src/mapping/options.ts';
import { apply, type Rules } from '../src/mapping/rules.ts';
import { isSettings, type Settings } from '../src/mapping/settings.ts';
import { linkedSections, titlesOf } from '../src/page/titles.ts';
import { noPlace, object, plain, type Value } from '../src/read/value.ts';
import { always } from '../src/warnings.ts';
import { readShapes } from './shapes.ts';

/** Values that options have, one of which each rule understands. */
const list = (...texts: string[]): Value => ({
  kind: 'list',
  items: texts.map((text) => plain(text)),
  at: { line: 1, text: '' },
});
const values: readonly Value[] = [
  ...[true, 'es2020', 'browser', 'lib/a.js', 'inline'].map((one) => plain(one)),
  ...[
    list('a', 'b'),
    object({ a: plain('b') }),
    object({ js: plain('x'), fileName: plain('x') }),
  ],
  object({ '.txt': plain('text') }),
];

/** The paths that a rule writes for an option with any of the values, and the notes it makes. */
function answersFor(rules: Rules, option: string) {
  const paths = new Set<string>();
  const keys = new Set<string>();
  for (const value of values) {
    const items = [newItem('esm'), newItem('umd'), newItem('iife')];
    const draft: Draft = {
      items,
      notes: new Map(),
      imports: new Map(),
      sources: [],
      declarations: [],
      links: {},
      effects: [],
      read: [],
      isPart: false,
      project: { manifest: {}, tsconfig: undefined },
    };
    const config = option
      .split('.')
      .reduceRight<Value>((inner, name) => object({ [name]: inner }), value);
    const use = { draft, isFirst: true, config, option: '', at: noPlace, link: '' };
    for (const item of items) apply(rules, config, { ...use, item });
    for (const { settings } of items) collect(settings, paths);
    for (const { key } of draft.notes.values()) keys.add(key);
  }
  return { paths: [...paths], keys };
}

const writtenFor = (rules: Rules, option: string) => answersFor(rules, option).paths;

/** The paths of settings. */
function collect(settings: Settings, paths: Set<string>, before = ''): void {
  for (const [name, inner] of Object.entries(settings)) {
    if (name.startsWith('//')) continue;
    paths.add(before + name);
    if (isSettings(inner)) collect(inner, paths, `${before}${name}.`);
  }
}

for (const { id, rules: own, inner = {} } of tools) {
  const tables: Tables = allTables[id];
  const rules = { ...inner, ...own };
  test(`what the converter writes for options of ${id} is in their rows`, () => {
    const wrong = Object.values(tables).flatMap((rows) =>
      rows.flatMap(([options = '', counterpart = '']) =>
        options.split(' ').flatMap((option) => {
          // A field of an option does what the option does, and more.
          const [around = ''] = /^.*(?=\.)/.exec(option) ?? [];
          const before = around ? writtenFor(rules, around) : [];
          const paths = writtenFor(rules, option).filter(
            (path) => !before.includes(path),
          );
          const wanted = counterpart.split(' ').map((path) => path.replace(/^lib\./, ''));
          const isRight = wanted.some((path) => paths.includes(path));
          if (counterpart === inWords || paths.length === 0 || isRight) return [];
          return [`${option}: ${paths.join()}, but ${counterpart}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test(`no option of ${id} whose row names a counterpart is said to have none`, () => {
    const wrong = Object.values(tables).flatMap((rows) =>
      rows.flatMap(([options = '', counterpart = '']) => {
        if (counterpart === inWords || counterpart === nothing) return [];
        return options.split(' ').filter((option) => {
          const { paths, keys } = answersFor(rules, option);
          return paths.length === 0 && keys.has('none');
        });
      }),
    );
    expect(wrong).toEqual([]);
  });

  test(`every counterpart of ${id} is an option that has a place`, () => {
    const { places } = readSources();
    const paths = Object.values(tables).flatMap((rows) =>
      rows.flatMap(([, counterpart = '']) => counterpart.split(' ')),
    );
    const unknown = paths.filter(
      (path) => path !== inWords && path !== nothing && !linkOf(path, places),
    );
    expect(unknown).toEqual([]);
  });
}

test('plugins that the table of Rollup names are not taken for the reader’s own', () => {
  const page = readFileSync(
    `${repository}/docs/en/guide/migration/rollup-options.mdx`,
    'utf8',
  );
  const [, table = ''] = page.split(/^## (?:Plugins|.*)$/m);
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(12);
  const wrong: string[] = [];
  for (const name of names) {
    const module = name.includes('plugin') ? name : `rollup-plugin-${name}`;
    const config = `import x from '${module}'; export default { input: 'a.js', plugins: [x()] }`;
    const answer = convert({ config, manifest: '', tsconfig: '' });
    const links = answer.ok ? answer.conversion.notes.map(({ link }) => link) : ['#own'];
    if (links.some((link) => link.endsWith('#own'))) wrong.push(module);
  }
  expect(wrong).toEqual([]);
});

test('the pages name the oldest TypeScript that Rslib takes', () => {
  const manifest = readFileSync(
    `${repository}/node_modules/@rslib/core/package.json`,
    'utf8',
  );
  const [, oldest] = /"peerDependencies"[^}]*"typescript": "\^(\d+)/.exec(manifest) ?? [];
  const read = (language: string) =>
    readFileSync(`${repository}/docs/${language}/guide/migration/check.mdx`, 'utf8');
  expect(read('en')).toContain(`Rslib needs TypeScript ${oldest}.0 or newer.`);
  expect(read('zh')).toContain(`Rslib 需要 TypeScript ${oldest}.0 或更高版本。`);
});

test('links of an answer lead to sections in both languages, with their titles', () => {
  const links = linkedSections();
  const [en, zh] = (['en', 'zh'] as const).map((language) => titlesOf(links, language));
  expect(Object.keys(zh ?? {})).toEqual(links);
  expect(en?.['/guide/advanced/css#stylesheet']).toMatch(/^Ship CSS .* › [A-Z]\w* \w+/);
  const used = readShapes().flatMap(({ input }) => {
    const answer = convert(input);
    if (!answer.ok) return answer.problems.flatMap(({ link = [] }) => link);
    const { accounts, notes } = answer.conversion;
    return [...accounts, ...notes].flatMap(({ link = [] }) => link);
  });
  const all = [...used, ...Object.values(always).map(({ link }) => link)];
  expect(all.filter((link) => !links.includes(link))).toEqual([]);
  expect(() => titlesOf(['/guide/migration/check#nowhere'], 'en')).toThrow('#nowhere');
});
