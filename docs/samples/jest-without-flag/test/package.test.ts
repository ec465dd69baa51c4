import { expect, test } from '@jest/globals';
import { readSize } from 'read-size';

test('is what users import', () => {
  expect(readSize('2')).toBe(2_000_000);
});
