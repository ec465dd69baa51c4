// Checks of samples and of code that claims to be a file.
import { expect, test } from '@playwright/test';
import { parsePage } from '@site/pages/parse';
import { handTyped } from '../../../tools/checks/pages/code-blocks.ts';
import { unusedSamples } from '../../../tools/checks/samples/samples.ts';

const page = (source: string) => [parsePage('docs/en/a.mdx', source)];

test('a sample that no page shows is reported', () => {
  const samples = ['a', 'b', 'c'].map((id) => `docs/samples/${id}/sample.json`);
  const found = unusedSamples([
    { file: 'docs/en/a.mdx', text: '<Sample\n  id="a"\n  diff="b"\n  tree\n/>' },
    ...samples.map((file) => ({ file, text: '' })),
  ]);
  expect(found.map(({ file }) => file)).toEqual(['docs/samples/c/sample.json']);
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
