import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { repository } from '@site/pages/repository';
import { configurations } from '../../tools/checks/samples/configurations.ts';
import { lines } from './support.ts';

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
