// The converter and the tables of the migration pages agree: each option has a rule and a row, and
// what the rule writes is named in the row. The links of warnings lead to sections.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { repository } from '@site/pages/repository';
import migrated from '../../../tools/checks/packages/migrated-options.json' with {
  type: 'json',
};
import { convert, tools } from '../src/convert.ts';
import { apply, type Draft, newItem, type Rules } from '../src/mapping/draft.ts';
import { outputRules, rollup } from '../src/mapping/rollup.ts';
import { object, plain, type Value } from '../src/read/value.ts';
import { isSettings, type Settings } from '../src/write/node.ts';
import { readShapes } from './shapes.ts';

const page = (lang: string, route: string) =>
  readFileSync(`${repository}/docs/${lang}${route}.mdx`, 'utf8');

/** Values that options have, one of which each rule understands. */
const list = (...texts: string[]): Value => ({
  ...{ kind: 'list', items: texts.map((text) => plain(text)), at: { line: 1, text: '' } },
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

/** What the rules write for an option with any of the values, and the notes that they make. */
function answerTo(rules: Rules, option: string) {
  const paths = new Set<string>();
  const keys = new Set<string>();
  for (const value of values) {
    const items = [newItem('esm'), newItem('umd'), newItem('iife')];
    const draft: Draft = {
      ...{ items, notes: [], imports: new Map(), sources: [], declarations: false },
      project: { manifest: {}, tsconfig: undefined },
    };
    const config = option
      .split('.')
      .reduceRight<Value>((inner, name) => object({ [name]: inner }), value);
    apply(rules, config, { draft, items, config, option: '', link: '' });
    for (const { settings } of items) collect(settings, paths);
    for (const note of draft.notes) if (note.option === option) keys.add(note.key);
  }
  return { paths: [...paths], keys };
}

/** The paths of settings. */
function collect(settings: Settings, paths: Set<string>, before = ''): void {
  for (const [name, inner] of Object.entries(settings)) {
    if (name.startsWith('//')) continue;
    paths.add(before + name);
    if (isSettings(inner)) collect(inner, paths, `${before}${name}.`);
  }
}

/** The second cells of the rows that name an option first. */
function rowsOf(text: string, option: string): string[] {
  return [...text.matchAll(/^\| (.*?) \| (.*) \|$/gm)].flatMap(
    ([, first = '', rest = '']) => {
      const names = [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      return names.some(
        (name) =>
          name === option ||
          (/^[.:]/.test(name.slice(option.length)) && name.startsWith(option)),
      )
        ? [rest]
        : [];
    },
  );
}

/** Fields of entries that mkdist builds; shapes.txt has them. */
const mkdist =
  /^(?:addRelative\w+|builder|cleanDist|distDir|esbuild|ext|format|globOptions|input|loaders|pattern|postcss|srcDir|typescript)$/;

const tables = [
  ['tsup', ['/guide/migration/tsup-options', '/guide/migration/tsup-plugins']],
  ['tsdown', ['/guide/migration/tsdown-options', '/guide/migration/tsdown-plugins']],
  ['rollup', ['/guide/migration/rollup-options']],
  ['unbuild', ['/guide/migration/unbuild-options']],
] as const;

for (const [id, routes] of tables) {
  const rules: Rules = {
    ...tools.find((tool) => tool.id === id)?.rules,
    ...(id === rollup.id ? outputRules : {}),
  };
  const options = migrated[id].filter((name) => id !== 'unbuild' || !mkdist.test(name));

  test(`the converter knows every option of ${id}`, () => {
    expect(options.filter((name) => answerTo(rules, name).keys.has('unknown'))).toEqual(
      [],
    );
  });

  for (const lang of ['en', 'zh'])
    test(`what the converter writes for options of ${id} is in the table (${lang})`, () => {
      const text = routes.map((route) => page(lang, route)).join();
      const wrong = options.flatMap((option) => {
        const cells = rowsOf(text, option).join(' ');
        const isNamed = (path: string) =>
          path
            .split('.')
            .some((name) => !/^(?:output|source)$/.test(name) && cells.includes(name));
        const { paths } = answerTo(rules, option);
        const isRight = paths.length === 0 || paths.some(isNamed);
        return isRight ? [] : [`${option}: ${paths.join(', ')} | ${cells}`];
      });
      expect(wrong).toEqual([]);
    });
}

test('each link of a warning leads to a section in both languages', async () => {
  const links = new Set(tools.map(({ flags }) => flags));
  for (const { input } of readShapes()) {
    const answer = await convert(input);
    if (answer.ok) for (const { link } of answer.conversion.notes) links.add(link);
  }
  const broken = [...links].flatMap((link) =>
    ['en', 'zh'].flatMap((lang) => {
      const [route = '', anchor] = link.split('#');
      const isThere = !anchor || page(lang, route).includes(`{#${anchor}}`);
      return isThere ? [] : [`${lang}${link}`];
    }),
  );
  expect(broken).toEqual([]);
});
