import { expect, test } from '@rstest/core';
import { readDuration } from './index';

test('takes a bare number for minutes', () => {
  expect(readDuration('5')).toBe(300);
});
