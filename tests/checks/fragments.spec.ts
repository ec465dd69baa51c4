import { expect, test } from '@playwright/test';
import { fragmentMark } from '../../tools/checks/fragments/mark.ts';
import { fragments } from '../../tools/checks/fragments.ts';
import { english, places } from './support.ts';

// The compiler takes a second, and more on a busy machine.
test.describe.configure({ timeout: 60_000 });

const fence = (head: string, code: string) => `Text.\n\n\`\`\`${head}\n${code}\n\`\`\`\n`;
const check = (head: string, code: string) => fragments(english(fence(head, code)));

const right: [head: string, code: string][] = [
  ['ts fragment=lib', "format: 'esm',\nsyntax: 'es2021',"],
  ['ts fragment=lib {1}', 'dts: { bundle: true }'],
  ['ts fragment=config', "lib: [{ format: 'esm' }],\noutput: { target: 'web' },"],
  [
    'ts fragment=statements',
    "import { defineConfig } from '@rslib/core';\nexport default defineConfig({});",
  ],
  ['js fragment=statements', "const { join } = await import('node:path');\njoin('a');"],
  ['json fragment=package', '"type": "module",\n"exports": "./dist/index.js"'],
  ['json fragment=tsconfig', '"compilerOptions": {\n  "strict": true\n}'],
  ['text fragment', 'src/ → dist/'],
];

const wrong: [name: string, head: string, code: string, line: number, says: string][] = [
  ['a wrong option', 'ts fragment=lib', "dts: true,\nformt: 'esm',", 5, "'formt'"],
  ['a wrong value', 'ts fragment=lib', "format: 'amd',", 4, 'TS2322'],
  ['a field in another place', 'ts fragment=config', "umdName: 'a',", 4, "'umdName'"],
  [
    'a name that is not exported',
    'ts fragment=statements',
    "let a = 1;\nimport { defineConfg } from '@rslib/core';",
    5,
    'defineConfg',
  ],
  [
    'a package that is not there',
    'ts fragment=statements',
    "import 'nonesuch';",
    4,
    'TS2882',
  ],
  ['what is no JSON', 'json fragment=package', '"a": 1,\n"b": 2,', 5, 'JSON'],
  [
    'an unknown option of the compiler',
    'json fragment=tsconfig',
    '"compilerOptions": {\n  "stricter": true\n}',
    5,
    'TS5023',
  ],
];

test('fragments that fit their place are accepted', async () => {
  const source = right.map(([head, code]) => fence(head, code)).join('\n');
  expect(await fragments(english(source))).toEqual([]);
});

test('each mistake in a fragment is reported on its line', async () => {
  // One page for each, so that one run of the compiler does for all.
  const pages = wrong.flatMap(([, head, code], index) =>
    english(fence(head, code), `${index}.mdx`),
  );
  const found = await fragments(pages);
  for (const [index, [name, , , line, says]] of wrong.entries()) {
    const own = found.filter(({ file }) => file === `docs/en/${index}.mdx`);
    expect.soft(places(own), name).toContain(`docs/en/${index}.mdx:${line}`);
    expect.soft(own.map(({ what }) => what).join('\n'), name).toContain(says);
    expect.soft(own[0]?.todo, name).toContain('fragment=');
  }
});

test('a missing brace is reported on the last line of the fragment', async () => {
  const found = await check('ts fragment=lib', 'bundle: true,\ndts: {');
  expect(new Set(places(found))).toEqual(new Set(['docs/en/a.mdx:5']));
  expect(found[0]?.what).toContain('TS1005');
});

test('a mistake is reported for its own page only', async () => {
  const pages = ['a', 'b', 'c'].flatMap((name) =>
    english(
      fence('ts fragment=lib', name === 'b' ? 'shim: {},' : 'shims: {},'),
      `${name}.mdx`,
    ),
  );
  expect(places(await fragments(pages))).toEqual(['docs/en/b.mdx:4']);
});

test('a fragment without a kind is reported', async () => {
  const [bare, unknown, other] = [
    await check('ts fragment', "format: 'esm',"),
    await check('ts fragment=libs', "format: 'esm',"),
    await check('yaml fragment', 'a: b'),
  ];
  expect(places(bare)).toEqual(['docs/en/a.mdx:3']);
  expect(bare[0]?.todo).toContain('fragment=lib (fields of one item of `lib`)');
  expect(bare[0]?.todo).not.toContain('package');
  expect(unknown[0]?.what).toContain('“fragment=libs”');
  expect(other[0]?.todo).toContain('show a sample');
});

test('only the whole word marks a fragment', () => {
  expect(fragmentMark('fragment')).toBe('');
  expect(fragmentMark('{1} fragment=lib')).toBe('lib');
  expect(fragmentMark('fragments')).toBeUndefined();
  expect(fragmentMark('title="a fragment"')).toBeUndefined();
});
