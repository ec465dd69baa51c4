import { readSize } from 'read-size';
import { expect, test } from 'vitest';

test('is what users import', () => {
  expect(readSize('2')).toBe(2_000_000);
});
