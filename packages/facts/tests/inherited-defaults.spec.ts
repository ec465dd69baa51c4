// The table on /config/rsbuild/ lists all defaults that differ from Rsbuild, with both values.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@playwright/test';
import { rsbuild } from '@rslib/core';
import { repository } from '@site/mdx/repository';
import { readSources } from '../src/build/sources.ts';
import { formats } from '../src/format/facts.ts';
import { createProject, inspectFormats } from '../src/record/defaults/configuration.ts';
import { pathSegments, toCode, valueAt } from '../src/record/defaults/values.ts';

interface Difference {
  rsbuild: unknown;
  formats: Record<string, unknown>;
}

/** Names of options down to the second level, without those that contain others. */
const optionNames = Object.keys(readSources().facts.fields).filter(
  (name, _, names) =>
    !/^(lib|plugins)\b/.test(name) &&
    name.split('.').length <= 2 &&
    !names.some((other) => other.startsWith(`${name}.`)),
);

const settingOf = (config: object, name: string) => valueAt(config, pathSegments(name));

async function differences(): Promise<Map<string, Difference>> {
  const root = createProject();
  const own = await inspectFormats(root);
  const instance = await rsbuild.createRsbuild({ cwd: root, config: {} });
  const { origin } = await instance.inspectConfig({ mode: 'production' });
  const [inherited] = Object.values(origin.environmentConfigs);
  if (!inherited) throw new Error('Rsbuild made no environment.');
  const found = new Map<string, Difference>();
  for (const name of optionNames) {
    const before = settingOf(inherited, name);
    const formats = [...own].flatMap(([format, { config }]) => {
      const value = settingOf(config, name);
      return isDeepStrictEqual(value, before) ? [] : [[format, value] as const];
    });
    if (formats.length > 0)
      found.set(name, { rsbuild: before, formats: Object.fromEntries(formats) });
  }
  return found;
}

/** The rows under `{#defaults}`: option, default of Rsbuild, default of Rslib, formats. */
function rowsOf(language: string): string[][] {
  const page = readFileSync(
    `${repository}/docs/${language}/config/rsbuild/index.mdx`,
    'utf8',
  );
  const section = page.split('{#defaults}')[1]?.split(/^## /m)[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((one) => one.trim()),
  );
}

const codes = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Whether a cell shows the value, or parts of it, as code; `–` if it is not set. */
function showsValue(cell: string, value: unknown): boolean {
  const text = toCode(value) ?? JSON.stringify(value);
  // A link to another option is not part of the value.
  const parts = codes(cell.replaceAll(/\[`[^`]+`\]\([^)]+\)/g, ''));
  if (text === undefined) return cell === '–';
  if (/^`[^`]+`$/.test(cell)) return parts[0] === text;
  return cell !== '–' && parts.every((part) => text.includes(part));
}

/** The formats that a cell names; `全部` and `all` are all, with or without exceptions. */
function formatsOf(cell: string): string[] {
  const named = formats.filter((format) => new RegExp(`\\b${format}\\b`, 'i').test(cell));
  return /^(all|全部|除)/.test(cell)
    ? formats.filter((one) => !named.includes(one))
    : named;
}

for (const language of ['en', 'zh']) {
  test(`the table of defaults matches both tools: ${language}`, async () => {
    const real = await differences();
    const rows = rowsOf(language);
    expect(rows.map(([option = '']) => codes(option)[0]).sort()).toEqual(
      [...real.keys()].sort(),
    );
    for (const [option = '', before = '', after = '', formats = ''] of rows) {
      const name = codes(option)[0] ?? '';
      const difference = real.get(name);
      expect(showsValue(before, difference?.rsbuild), `${name}, Rsbuild: ${before}`).toBe(
        true,
      );
      expect(formatsOf(formats), `${name}, formats: ${formats}`).toEqual(
        Object.keys(difference?.formats ?? {}),
      );
      for (const [format, value] of Object.entries(difference?.formats ?? {}))
        expect(showsValue(after, value), `${name}, ${format}: ${after}`).toBe(true);
    }
  });
}
