import { expect, test } from '@playwright/test';
import { listOf, recordOf, textOf } from '../../tools/repository/contents.ts';

const files = [
  { file: 'list.json', text: '["a"]' },
  { file: 'object.json', text: '{ "list": ["a"], "b": "c" }' },
  { file: 'text.json', text: '"a"' },
];

test('lists and records are read', () => {
  expect(listOf(files, 'list.json')).toEqual(['a']);
  expect(listOf(files, 'object.json', 'list')).toEqual(['a']);
  expect(recordOf([{ file: 'a.json', text: '{ "b": "c" }' }], 'a.json')).toEqual({
    b: 'c',
  });
});

test('what is missing is an error that names the file, not an empty list', () => {
  expect(() => textOf(files, 'none.json')).toThrow('none.json is missing');
  expect(() => listOf(files, 'object.json', 'b')).toThrow(
    'object.json does not hold the list',
  );
  expect(() => recordOf(files, 'text.json')).toThrow('text.json is neither');
});
