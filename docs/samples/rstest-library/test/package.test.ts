import { expect, test } from '@rstest/core';
import * as published from 'read-duration';

test('exports what the README promises', () => {
  expect(Object.keys(published)).toEqual([
    'readDuration',
  ]);
});

test('works after the build', () => {
  expect(published.readDuration('5')).toBe(300);
});
