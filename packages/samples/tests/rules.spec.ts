// Checks of samples and of code that claims to be a file.
import { expect, test } from '@playwright/test';
import { parsePage } from '@site/pages/parse';
import { handTyped } from '../../../tools/checks/pages/code-blocks.ts';
import { unknownSamples, unusedSamples } from '../../../tools/checks/samples/samples.ts';
import { fixtures } from './support.ts';

const page = (source: string) => [parsePage('docs/en/a.mdx', source)];

test('a sample that no page shows is reported', () => {
  const pages = page('<Sample id="a" diff="b" tree />');
  expect(unusedSamples(pages, ['a', 'b'])).toEqual([]);
  const [finding, ...others] = unusedSamples(pages, ['a', 'b', 'c']);
  expect(finding).toMatchObject({ file: 'docs/samples/c/sample.json', line: 0 });
  expect(others).toEqual([]);
});

test('every missing sample or file is reported', () => {
  const pages = page(
    '---\ntitle: A\n---\n\n<Sample id="x" tree />\n\n<Sample id="small" files="y" />',
  );
  const found = unknownSamples(pages, fixtures);
  expect(found.map(({ line, what }) => `${line} ${what}`)).toEqual([
    '5 There is no sample "x".',
    '7 Sample "small" has no input file "y".',
  ]);
  expect(unknownSamples(page('<Sample id="small" tree />'), fixtures)).toEqual([]);
});

const config =
  "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({});";
const claims: [name: string, fence: string, file: string][] = [
  ['a title', '```ts title="src/a.ts"\nlet a;\n```', 'src/a.ts'],
  [
    'a title on a fragment',
    '```ts fragment title="rslib.config.ts"\nlet a;\n```',
    'rslib.config.ts',
  ],
  ['a whole configuration', `\`\`\`ts\n${config}\n\`\`\``, 'rslib.config.ts'],
  ['a package', '```json\n{ "name": "a" }\n```', 'package.json'],
  ['a tsconfig', '```json\n{ "compilerOptions": {} }\n```', 'tsconfig.json'],
];
for (const [name, fence, file] of claims) {
  test(`a code block that claims to be a file by ${name} is reported`, () => {
    const [finding, ...others] = handTyped(page(`Text.\n\n${fence}`));
    expect(finding).toMatchObject({ file: 'docs/en/a.mdx', line: 3 });
    expect(finding?.what).toContain(file);
    expect(others).toEqual([]);
  });
}

test('commands and fragments do not claim to be files', () => {
  const fence = (head: string, text: string) => `\`\`\`${head}\n${text}\n\`\`\`\n\n`;
  const commands = fence('bash', 'npx rslib') + fence('bash title="Terminal"', 'ls');
  expect(handTyped(page(commands + fence('ts fragment', config)))).toEqual([]);
});
