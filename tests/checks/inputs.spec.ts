import { expect, test } from '@playwright/test';
import {
  dataOf,
  listOf,
  objectOf,
  recordOf,
  textOf,
} from '../../tools/repository/contents.ts';
import { UnreadableData } from '../../tools/repository/unreadable-data.ts';

const files = [
  { file: 'list.json', text: '["a"]' },
  { file: 'object.json', text: '{ "list": ["a"], "b": "c" }' },
  { file: 'text.json', text: '"a"' },
];

test('lists and records are read from JSON files', () => {
  expect(listOf(files, 'list.json')).toEqual(['a']);
  expect(listOf(files, 'object.json', 'list')).toEqual(['a']);
  expect(recordOf([{ file: 'a.json', text: '{ "b": "c" }' }], 'a.json')).toEqual({
    b: 'c',
  });
});

test('a missing file, or one of another shape, is an error that names it', () => {
  const cases: [() => unknown, string][] = [
    [() => textOf(files, 'none.json'), 'none.json: It is missing'],
    [() => listOf(files, 'object.json', 'b'), 'object.json: It holds no list “b”.'],
    [() => recordOf(files, 'text.json'), 'text.json: It is neither'],
    [() => objectOf(files, 'text.json'), 'text.json: It is neither'],
    [() => dataOf(files, 'list.json', throwing), 'list.json: Why.'],
  ];
  for (const [read, said] of cases) {
    expect(read).toThrow(said);
    expect(read).toThrow(UnreadableData);
  }
});

function throwing(): never {
  throw new Error('Why.');
}
