import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { repository } from '@site/pages/repository';
import { configurations } from '../../tools/checks/samples/configurations.ts';
import { longLines } from '../../tools/checks/samples/long-lines.ts';
import { checkFixtures, lines } from './support.ts';

const long = `const a = ${'1 + '.repeat(15)}1;`;
const sourceFile = 'docs/samples/s/src/a.ts';
interface Lines {
  text: string;
  file?: string;
  known?: Record<string, number>;
}

checkFixtures(
  'lines of samples',
  ({ text, file = sourceFile, known = {} }: Lines) => longLines([{ file, text }], known),
  {
    accepted: {
      'a line that fits a phone': { text: 'const a = 1;' },
      'an import, which cannot be broken': {
        text: `import { a } from '${'a'.repeat(60)}';`,
      },
      'emitted files': { text: long, file: 'docs/samples/s/dist/a.js' },
      'the record': { text: long, file: 'docs/samples/s/recorded.json' },
      'a known long line': { text: long, known: { [sourceFile]: 1 } },
    },
    reported: {
      'a long line': [{ text: `a;\n${long}` }, `${sourceFile}:2`],
      'one long line more': [
        { text: `${long}\n${long}`, known: { [sourceFile]: 1 } },
        ...[`${sourceFile}:1`, `${sourceFile}:2`],
      ],
      'one long line less': [
        { text: 'a;', known: { [sourceFile]: 1 } },
        'docs/samples/s/src/a.ts has 0 long lines by now. Remove the file from the list.',
      ],
    },
  },
);

/** What TypeScript says about the configuration of one sample, written where packages are found. */
async function configured(
  fields: string,
  expected: unknown = 'builds',
): Promise<string[]> {
  mkdirSync(`${repository}/.cache`, { recursive: true });
  const root = mkdtempSync(`${repository}/.cache/configurations-`);
  const files = {
    'docs/samples/a/rslib.config.ts': [
      "import { defineConfig } from '@rslib/core';",
      "import plugin from 'only-in-a-toolchain';",
      '',
      `export default defineConfig({ plugins: [plugin],\n${fields}\n});`,
    ].join('\n'),
    'docs/samples/a/sample.json': JSON.stringify({
      purpose: 'A.',
      purposeZh: '甲。',
      expect: expected,
    }),
  };
  try {
    mkdirSync(`${root}/docs/samples/a`, { recursive: true });
    for (const [file, text] of Object.entries(files))
      writeFileSync(`${root}/${file}`, text);
    const texts = Object.entries(files).map(([file, text]) => ({ file, text }));
    return lines(await configurations(root, texts));
  } finally {
    rmSync(root, { recursive: true });
  }
}

test.describe('configurations of samples', () => {
  test.setTimeout(120_000);

  test('options that exist, at their place, are accepted', async () => {
    expect(
      await configured("lib: [{ format: 'esm', output: { minify: true } }],"),
    ).toEqual([]);
  });

  test('a misspelt option is reported with the one that TypeScript takes it for', async () => {
    expect(await configured("lib: [{ formt: 'esm' }],")).toEqual([
      expect.stringMatching(
        /^docs\/samples\/a\/rslib\.config\.ts:5 Object .+'formt' does not exist in .+ mean to write 'format'\?/,
      ),
    ]);
  });

  test('an option at the wrong place is reported with the type that lacks it', async () => {
    expect(await configured("lib: [{ format: 'esm', minify: true }],")).toEqual([
      expect.stringContaining("and 'minify' does not exist in type 'LibConfig'."),
    ]);
  });

  test('a mistake that a sample is about is accepted, and no other one', async () => {
    const fails = "Did you mean to write 'format'?";
    expect(await configured("lib: [{ formt: 'esm' }],", { fails })).toEqual([]);
    expect(await configured('lib: [{ minify: true }],', { fails })).toHaveLength(1);
  });
});
