import { expect, test } from '@playwright/test';
import { exportsOf } from '../../tools/checks/api/exports.ts';
import { apiPage } from '../../tools/checks/api-page.ts';
import { pair } from './support.ts';

const name = 'guide/advanced/javascript-api.mdx';
const declarations = `
/** export { comment } */
export { type RunOptions, run } from './run.js';
export { build as create } from './create.js';
export type { Config, Format } from './types.js';
export declare const version: string;
export type * as Tool from 'tool';
export * as tool from 'tool';
`;
const exported = exportsOf(declarations);
const page = table('run create version tool', 'RunOptions Config Format Tool');

test('the exports of the package are listed as values and as types', () => {
  expect(exported).toEqual({
    values: ['run', 'create', 'tool', 'version'],
    types: ['RunOptions', 'Config', 'Format', 'Tool'],
  });
});

test('declarations that cannot be read stop the check', () => {
  expect(() => exportsOf("export * from './all.js';")).toThrow('export no values');
});

test('a page with a row for every export is accepted', () => {
  expect(apiPage(exported, pair(page, page, name))).toEqual([]);
});

test('an export without a row in the table is reported', () => {
  const en = table('run create tool', 'RunOptions Config Format Tool');
  expect(found(en, page)).toEqual(['The table “#values” has no row for “version”.']);
});

test('a row without an export is reported at its line', () => {
  const zh = table('run create version tool', 'RunOptions Config Format Tool Old');
  const [finding, ...others] = apiPage(exported, pair(page, zh, name));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    file: `docs/zh/${name}`,
    what: '“Old” in “#types” is not exported.',
    line: zh.split('\n').findIndex((line) => line.includes('`Old`')) + 1,
  });
});

test('a value in the table of types is reported in both tables', () => {
  const en = table('create version tool', 'run RunOptions Config Format Tool');
  expect(found(en, page)).toHaveLength(2);
});

test('a page without one of the tables is reported', () => {
  expect(found('# A\n\n## B {#types}\n', page)[0]).toBe('There is no heading “#values”.');
});

test('a page that one language lacks is reported', () => {
  const english = pair(page, page, name).slice(0, 1);
  expect(apiPage(exported, english)[0]?.file).toBe(`docs/zh/${name}`);
});

function table(values: string, types: string): string {
  const rows = (names: string) =>
    names
      .split(' ')
      .map((one) => `| \`${one}\` | What it is |\n`)
      .join('');
  const head = '| Name | What |\n| --- | --- |\n';
  return `# A\n\n## Values {#values}\n\n${head}${rows(values)}\n## Types {#types}\n\n${head}${rows(types)}\n## More\n\n| \`else\` | a |\n`;
}

function found(en: string, zh: string): string[] {
  return apiPage(exported, pair(en, zh, name)).map(({ what }) => what);
}
