import { expect, test } from '@playwright/test';
import { english, lines } from '@site/mdx/check-fixtures';
import { fragments } from '../../tools/checks/pages/fragments.ts';

// The compiler takes a second, and more on a busy machine.
const fence = (head: string, code: string) => `Text.\n\n\`\`\`${head}\n${code}\n\`\`\`\n`;

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
  ['a missing package', 'ts fragment=statements', "a;\nimport 'no';", 5, 'TS2882'],
  ['what is no JSON', 'json fragment=package', '"a": 1,\n"b": 2,', 5, 'JSON'],
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
  const found = lines(await fragments(pages));
  for (const [index, [name, , , line, text]] of wrong.entries()) {
    const place = `docs/en/${index}.mdx:${line} As `;
    const own = found.filter((one) => one.startsWith(place)).join('\n');
    expect.soft(own, name).toContain(text);
    expect.soft(own, name).toContain('fragment=');
  }
});

test('a fragment without a fitting kind is reported with the kinds to choose from', async () => {
  const pages = [
    ...english(fence('ts fragment', "format: 'esm',"), 'bare.mdx'),
    ...english(fence('ts fragment=libs', "format: 'esm',"), 'unknown.mdx'),
    ...english(fence('yaml fragment', 'a: b'), 'other.mdx'),
  ];
  const [bare, unknown, other] = lines(await fragments(pages));
  expect(bare).toContain('docs/en/bare.mdx:3');
  expect(bare).toContain('fragment=lib (fields of one item of `lib`)');
  expect(bare).not.toContain('package.json');
  expect(unknown).toContain('“fragment=libs”');
  expect(other).toContain('show a sample');
});
