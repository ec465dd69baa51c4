// Defaults are values of the tool's own configuration, as text.
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

test('values are JavaScript', () => {
  expect(toCode({ a: 'it', 'b.c': [1, true, null], d: undefined, e: {} })).toBe(
    "{ a: 'it', 'b.c': [1, true, null], e: {} }",
  );
  expect(toCode(/^node:/)).toBe('/^node:/');
});

test('what text cannot say has no text', () => {
  expect(toCode(() => 1)).toBeUndefined();
  expect(toCode({ a: [new Map()] })).toBeUndefined();
});

test('no path of this machine is left', () => {
  expect(replaceProjectPaths(`${projectFolder}/src`)).toBe('./src');
  expect(replaceProjectPaths('/opt/site/node_modules/a/b.js')).toBe(
    'node_modules/a/b.js',
  );
});

test('paths lead into a value and can be made into one', () => {
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

test('equal defaults of several formats are one', () => {
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

test('defaults in code are found where they are unambiguous', () => {
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
