// Defaults are read from the tool's configuration and code.
import { expect, test } from '@playwright/test';
import { codeDefaults } from '../src/read/defaults/code.ts';
import {
  projectFolder,
  replaceProjectPaths,
} from '../src/read/defaults/configuration.ts';
import { toCode } from '../src/read/defaults/values.ts';

test('values are shown as JavaScript', () => {
  expect(toCode({ a: 'it', 'b.c': [1, true, null], d: undefined, e: {} })).toBe(
    "{ a: 'it', 'b.c': [1, true, null], e: {} }",
  );
  expect(toCode(/^node:/)).toBe('/^node:/');
});

test('functions and class instances are not shown', () => {
  expect(toCode(() => 1)).toBeUndefined();
  expect(toCode({ a: [new Map()] })).toBeUndefined();
});

test('paths of this machine are replaced', () => {
  expect(replaceProjectPaths(`${projectFolder}/src`)).toBe('./src');
  expect(replaceProjectPaths('/opt/site/node_modules/a/b.js')).toBe(
    'node_modules/a/b.js',
  );
});

test('unambiguous defaults are found in code', () => {
  const found = codeDefaults(`
    const { bundle = true, banner = {}, id } = config;
    const path = redirect.js?.path ?? true;
    options.build = options.build ?? false;
    const a = options.mode ?? 'x', b = options.mode ?? 'y';
    const { other = 1 } = somethingElse;
    const c = options.run ?? make();
  `);
  expect(Object.fromEntries(found)).toEqual({
    bundle: 'true',
    banner: '{}',
    'redirect.js.path': 'true',
    build: 'false',
  });
});
