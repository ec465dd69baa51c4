// A JSON file that is not what its reader relies on is named, with what is wrong.
import { expect, test } from '@playwright/test';
import { parseJson } from '../src/format/json-file.ts';

interface Settings {
  readonly name: string;
  readonly items: readonly string[];
  readonly note?: string;
}

const parse = (text: string) =>
  parseJson<Settings>(text, 'docs/a.json', {
    name: 'string',
    items: 'array',
    note: 'string?',
  });

test('a file with all fields is read, with and without those that may be missing', () => {
  expect(parse('{ "name": "a", "items": [] }')).toEqual({ name: 'a', items: [] });
  expect(parse('{ "name": "a", "items": [], "note": "b" }').note).toBe('b');
});

for (const [text, says] of [
  ['{', 'docs/a.json: is not JSON'],
  ['[]', 'docs/a.json: has no "name" of type string, no "items" of type array.'],
  ['{ "name": "a", "items": {} }', 'docs/a.json: has no "items" of type array.'],
  ['{ "name": null, "items": [] }', 'docs/a.json: has no "name" of type string.'],
  ['{ "name": "a", "items": [], "note": 1 }', 'has no "note" of type string.'],
] as const) {
  test(`${text} is refused by the name of the file`, () => {
    expect(() => parse(text)).toThrow(says);
  });
}
