// facts.json matches what the installed tool says, and that is what was found out by hand as well.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { repository } from '@site/mdx/repository';
import { hasChanged } from '@site/test-support/selection';
import { readSources } from '../src/build/sources.ts';
import { factsFile, type ModuleFormat, parseFacts } from '../src/format/facts.ts';

const { fields } = readSources().facts;

// The same code reads the same from the same version of the tool.
if (hasChanged(['packages/facts/', 'package-lock.json']))
  test('reading the tool again results in the same bytes', async () => {
    const cli = 'packages/facts/src/record/cli.ts';
    const args = ['--import', 'tsx', cli, '--check'];
    const run = promisify(execFile)(process.execPath, args, { cwd: repository });
    const output = await run.catch((error: unknown) => error);
    expect(Object(output).stdout).toContain('matches what the installed tool says');
  });

test('facts that were edited by hand are refused', () => {
  const text = readFileSync(factsFile, 'utf8');
  expect(parseFacts(text).fields).toEqual(fields);
  for (const [from, to] of [
    ['"repeatable": false', '"repeatable": true'],
    ['"digest": "', '"digest": "0'],
    ['"links": [', '"links": [], "more": ['],
  ] as const) {
    expect(text).toContain(from);
    expect(() => parseFacts(text.replace(from, to)), to).toThrow('Run "npm run facts"');
  }
});

/** Default of an option in a format, with `bundle` where that matters. */
function defaultOf(
  name: string,
  format: ModuleFormat,
  bundle?: boolean,
): string | undefined {
  const found = fields[name]?.defaults.find(
    (one) =>
      one.formats.includes(format) && (one.bundle === undefined || one.bundle === bundle),
  );
  return found?.value;
}

test('format is allowed at the top level, id only in an item', () => {
  expect(fields['lib.format']).toMatchObject({
    type: "'esm' | 'cjs' | 'umd' | 'mf' | 'iife'",
    topLevel: true,
    item: true,
  });
  expect(fields['lib.id']).toMatchObject({ topLevel: false, item: true });
  expect(fields.server).toMatchObject({ topLevel: true, item: false });
});

const defaults: [name: string, format: ModuleFormat, value: string, bundle?: boolean][] =
  [
    ['lib.format', 'esm', "'esm'"],
    ['lib.dts', 'esm', 'false'],
    ['lib.dts.abortOnError', 'esm', 'true'],
    ['lib.redirect.js.path', 'esm', 'true'],
    ["lib.shims.cjs['import.meta.url']", 'cjs', 'true'],
    ['lib.shims.esm.require', 'esm', 'false'],
    ['lib.wasm.mode', 'esm', "'compile'", true],
    ['lib.wasm.mode', 'esm', "'preserve'", false],
    ['lib.id', 'iife', "'iife'"],
    ['output.target', 'umd', "'node'"],
    ['output.target', 'mf', "'web'"],
    ['output.autoExternal', 'esm', 'true'],
    ['output.autoExternal', 'cjs', 'true'],
    ['output.autoExternal', 'umd', 'false'],
  ];

test('defaults are those that the tool applies, by format, and by bundle where that matters', () => {
  for (const [name, format, value, bundle] of defaults)
    expect(defaultOf(name, format, bundle), `${name}, ${format}`).toBe(value);
});
