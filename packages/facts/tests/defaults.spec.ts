// Defaults are read from the tool's configuration and code.
import { expect, test } from '@playwright/test';
import { codeDefaults } from '../src/read/defaults/code.ts';
import {
  groupByFormats,
  projectFolder,
  replaceProjectPaths,
} from '../src/read/defaults/configuration.ts';
import { literalsOf } from '../src/read/defaults/trial.ts';
import {
  nestedObject,
  pathSegments,
  toCode,
  valueAt,
} from '../src/read/defaults/values.ts';

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

test('paths are used to read and to build values', () => {
  const names = pathSegments("shims.cjs['import.meta.url']");
  expect(names).toEqual(['shims', 'cjs', 'import.meta.url']);
  expect(valueAt(nestedObject(names, 5), names)).toBe(5);
  expect(valueAt({ shims: 1 }, names)).toBeUndefined();
});

test('only literals can be tried', () => {
  expect(literalsOf("boolean | 'auto' | object")).toEqual([true, false, 'auto']);
  expect(literalsOf('object | false')).toEqual([false]);
  expect(literalsOf('string[]')).toEqual([]);
});

test('equal defaults of several formats are merged', () => {
  const one = { value: 'true', from: 'trial' } as const;
  expect(
    groupByFormats([
      { ...one, format: 'cjs' },
      { ...one, format: 'esm' },
      { ...one, format: 'mf', value: 'false' },
    ]),
  ).toEqual([
    { ...one, formats: ['esm', 'cjs'] },
    { ...one, formats: ['mf'], value: 'false' },
  ]);
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
