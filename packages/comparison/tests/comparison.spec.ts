import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readRecord } from '@site/samples/build/record';
import { samplesFolder } from '@site/samples/build/sample';
import { inputs, outcomeOf, packages, sampleId, type Tool, tools } from '../src/cases.ts';
import { expandComparison } from '../src/index.ts';
import { median, needsTable, sizesTable, type Times, timesTable } from '../src/tables.ts';
import times from '../src/times.json' with { type: 'json' };

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

test('the versions beside the times are those that are installed', () => {
  const file = 'tools/toolchains/build-tools/package.json';
  const { devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  const installed = Object.values(packages).map((name) => [name, devDependencies[name]]);
  expect(Object.fromEntries(installed)).toEqual(times.versions);
});

test('every build was measured as often as the others', () => {
  const keys = inputs.flatMap((input) => tools.map((tool) => `${input}-${tool}`));
  expect(Object.keys(times.seconds).sort()).toEqual(keys.sort());
  const runs = new Set(Object.values(times.seconds).map(({ length }) => length));
  expect([...runs]).toEqual([times.seconds['library-rslib'].length]);
});

test('a cell names what the build needs besides the tool', () => {
  expect(outcomeOf('library', 'rslib')).toMatchObject({
    works: true,
    extras: [],
    steps: 0,
  });
  expect(outcomeOf('files', 'tsc')).toMatchObject({ extras: ['tsc-alias'], steps: 1 });
  expect(outcomeOf('react', 'unbuild').hooks).toBe(true);
  expect(outcomeOf('cli', 'tsc').works).toBe(false);
});

const some: Times = {
  machine: '2 cores',
  node: 'Node.js 24',
  date: '2026-11-24',
  versions: { '@rslib/core': '1.0.1' },
  seconds: Object.fromEntries(
    inputs.flatMap((input) => [
      [`${input}-rslib`, [2, 9, 1]],
      [`${input}-tsup`, [1, 1, 3]],
    ]),
  ),
};
const works = { works: true, extras: [], steps: 0, hooks: false, raw: 200, gzip: 120 };
const outcomes = (_input: unknown, tool: Tool) =>
  tool === 'tsc' ? { ...works, works: false } : works;

test('a reader sees what works alone, sizes, and times as a ratio', () => {
  expect(needsTable(outcomes, some, 'en')).toContain(
    `| **Rslib** 1.0.1 |${' ✓ |'.repeat(5)}`,
  );
  expect(sizesTable(outcomes, 'en')).toContain(`| tsup |${' 120 B |'.repeat(5)}`);
  const rows = timesTable(outcomes, some, 'en');
  expect(rows).toContain(`| tsup |${' 0.50 |'.repeat(5)}`);
  expect(rows).toContain(`| tsc |${' – |'.repeat(5)}`);
  expect(rows.at(-1)).toContain('Median of 3 runs on 2 cores');
  expect(median([])).toBeNaN();
});

test('a table that does not exist is reported with its line', () => {
  const page = 'docs/en/page.mdx';
  const source = '# Title\n\n<Comparison table="sises" />\n';
  expect(() => expandComparison(source, page)).toThrow(/sises.*sizes/s);
});
