// What "Choose a build tool" concludes from sizes and times still follows from the records.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readRecord } from '@site/samples/format/record';
import { samplesFolder } from '@site/samples/format/sample';
import {
  type Input,
  inputs,
  outcomeOf,
  sampleId,
  type Tool,
  tools,
} from '../src/build/cases.ts';
import { median } from '../src/build/tables.ts';
import times from '../src/format/times.json' with { type: 'json' };

const page = readFileSync('docs/en/guide/start/choosing.mdx', 'utf8');
const seconds: Readonly<Record<string, readonly number[]>> = times.seconds;
const time = (input: Input, tool: Tool) =>
  median(seconds[`${input}-${tool}`] ?? [Number.NaN]);

/** The tools that build a package, those with the smallest value first. */
function ranked(input: Input, value: (tool: Tool) => number): Tool[] {
  const working = tools.filter((tool) => outcomeOf(input, tool).works);
  return working.sort((one, other) => value(one) - value(other));
}

/** The compressed size of the emitted files with an ending; infinite if there are none. */
function size(input: Input, tool: Tool, ending: RegExp): number {
  const record = readRecord(`${samplesFolder}/${sampleId(input, tool)}`);
  const files = record?.files.filter(({ path }) => ending.test(path)) ?? [];
  return files.reduce((sum, { gzip }) => sum + gzip, 0) || Number.POSITIVE_INFINITY;
}

test('the fastest tool with declarations, and for most packages, is the one named', () => {
  expect(page).toContain('**Speed first: usually tsdown.**');
  const fastest = inputs.map((input) => ranked(input, (tool) => time(input, tool))[0]);
  expect(fastest[0]).toBe('tsdown');
  const first = fastest.filter((tool) => tool === 'tsdown');
  expect(first.length).toBeGreaterThan(inputs.length / 2);
});

test('Rslib takes longer for two formats than the tools that the page names', () => {
  expect(page).toContain(
    'takes longer for this package than tsdown, tsc, tsup and Rollup',
  );
  for (const tool of ['tsdown', 'tsc', 'tsup', 'rollup'] as const)
    expect(time('library', tool), tool).toBeLessThan(time('library', 'rslib'));
});

test('without declarations, two tools take several times as long as the others', () => {
  expect(page).toContain(
    'Rollup and unbuild take several times as long as the other tools',
  );
  for (const input of ['cli', 'script'] as const) {
    const order = ranked(input, (tool) => time(input, tool)).filter(
      (tool) => tool !== 'tsc',
    );
    expect(order.slice(-2).sort()).toEqual(['rollup', 'unbuild']);
    const [third = 'tsc', second = 'tsc'] = order.slice(-3);
    expect(time(input, second) / time(input, third)).toBeGreaterThan(2);
  }
});

test('the smallest CommonJS file and scripts come from the tools that are named', () => {
  expect(page).toContain(
    '**The smallest CommonJS file: unbuild or Vite. The smallest [script](#script-tag): unbuild, Rollup or tsdown.**',
  );
  const cjs = ranked('library', (tool) => size('library', tool, /\.cjs$/));
  expect(cjs.slice(0, 2).sort()).toEqual(['unbuild', 'vite']);
  const scripts = ranked('script', (tool) => size('script', tool, /\.js$/));
  expect(scripts.slice(0, 3).sort()).toEqual(['rollup', 'tsdown', 'unbuild']);
});

test("Rslib's CommonJS and UMD output is larger than that of the named tools", () => {
  for (const tool of ['tsdown', 'rollup', 'unbuild', 'vite'] as const)
    expect(size('library', tool, /\.cjs$/)).toBeLessThan(
      size('library', 'rslib', /\.cjs$/),
    );
  for (const tool of ['unbuild', 'rollup', 'tsdown'] as const)
    expect(size('script', tool, /\.js$/)).toBeLessThan(size('script', 'rslib', /\.js$/));
});
