// Options are read from declarations.
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { readDeclarations } from '../src/read/types/declarations.ts';
import { fieldsOf } from '../src/read/types/fields.ts';

const file = fileURLToPath(new URL('fixtures/index.d.ts', import.meta.url));
const declarations = readDeclarations(file);
const read = (depth = 8) =>
  fieldsOf(declarations.exported('LibConfig'), declarations, () => depth);
const byPath = Object.fromEntries(read().map((one) => [one.path, one]));

test('names of literal unions are replaced with the union', () => {
  expect(byPath.format?.type).toBe("'esm' | 'cjs'");
  expect(byPath.year?.type).toBe("'es5' | 'es6' | string[]");
  expect(byPath.old?.type).toBe("'web' | 'node'");
});

test('inherited fields, functions and unusual names are read', () => {
  expect(byPath.target?.comment.text).toBe('Where it runs.');
  expect(byPath.run?.type).toBe('(name: string) => void');
  expect(byPath['odd.name'] ?? byPath["['odd.name']"]).toBeDefined();
});

test('fields of objects are listed, also of objects in lists', () => {
  expect(byPath.deep?.type).toBe('boolean | object');
  expect(byPath['deep.inner']?.comment.text).toBe('The inner one.');
  expect(byPath['deep.inner.value']?.type).toBe('number');
  expect(byPath['deep.list']?.type).toBe('(string | object)[]');
  expect(byPath['deep.list[].name']?.optional).toBe(false);
  expect(read(1).map(({ path }) => path)).not.toContain('deep.inner.value');
});

test('defaults, deprecation and links are read from comments', () => {
  expect(byPath.format?.comment.stated).toBe("`'esm'`");
  expect(byPath.format?.comment.whole).toContain('https://rslib.rs/config/lib/format');
  expect(byPath.format?.optional).toBe(false);
  expect(byPath.old?.comment.deprecated).toBe('Use `year` instead.');
});

test('a missing type or file is an error', () => {
  expect(() => declarations.exported('Nonesuch')).toThrow('exports no type Nonesuch');
  expect(() => readDeclarations(`${file}.gone`)).toThrow('cannot be read');
});
