import { expect, test } from '@jest/globals';
import { readSize } from './index';

test('reads a size', () => {
  expect(readSize('1.5 GB')).toBe(1_500_000_000);
});

test('takes megabytes without a unit', () => {
  expect(readSize('2')).toBe(2_000_000);
});
