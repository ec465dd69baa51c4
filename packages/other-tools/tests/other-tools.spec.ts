import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { replaceNames } from '@site/mdx/tags';
import { readRecord } from '@site/samples/format/record';
import { samplesFolder } from '@site/samples/format/sample';
import { inputs, packages, sampleId, tools } from '../src/build/cases.ts';
import { comparisonBlock } from '../src/build/index.ts';
import times from '../src/format/times.json' with { type: 'json' };

for (const input of inputs) {
  test(`every tool builds the same source files: ${input}`, () => {
    const sources = tools.map((tool) => {
      const record = readRecord(`${samplesFolder}/${sampleId(input, tool)}`);
      return Object.entries(record?.inputs ?? {}).filter(([file]) =>
        /^(?:src|deps)\/|^(?:user|check)\./.test(file),
      );
    });
    expect(sources[0]?.map(([file]) => file)).toContain('check.mjs');
    for (const one of sources) expect(one).toEqual(sources[0]);
  });
}

test('every build was measured, with the versions that are installed', () => {
  const file = 'tools/toolchains/build-tools/package.json';
  const { devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  const installed = packages.map((name) => [name, devDependencies[name]]);
  expect(Object.fromEntries(installed)).toEqual(times.versions);
  const keys = inputs.flatMap((input) => tools.map((tool) => `${input}-${tool}`));
  expect(Object.keys(times.seconds).sort()).toEqual(keys.sort());
});

test('a reader sees what works alone, sizes, and times as a ratio', () => {
  const table = (name: string) =>
    replaceNames(`<Comparison table="${name}" />`, 'docs/en/page.mdx', comparisonBlock);
  expect(table('needs')).toMatch(
    /\*\*Rslib\*\* [\d.]+ \| ✓ \| ✓ \| ✓ \+ `@rsbuild\/plugin-react` \| ✓ \|/,
  );
  expect(table('needs')).toMatch(
    /\*\*tsc\*\* .+ \+ `tsc-alias`, 1 extra step \| ✗ \| ✗ \|/,
  );
  expect(table('needs')).toMatch(/\*\*unbuild\*\* .+, hook code \|/);
  expect(table('sizes')).toMatch(/\| tsup \|( \d+ B \|){2}/);
  expect(table('times')).toMatch(/\| Rslib \|( 1\.00 \|){5}/);
  expect(table('times')).toMatch(/Median of \d+ runs on .+, with Node\.js [\d.]+;/);
});
