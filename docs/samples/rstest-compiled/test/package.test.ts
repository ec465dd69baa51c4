import { expect, test } from '@rstest/core';
import { countWords } from 'count-words';

test('counts words', () => {
  expect(countWords('one two')).toBe(2);
});
