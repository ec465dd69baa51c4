import { describe, expect, test } from '@rstest/core';
import { readDuration } from './index';

describe('readDuration', () => {
  test('adds up the parts', () => {
    expect(readDuration('1h 30m')).toBe(5400);
  });

  test('takes a bare number for minutes', () => {
    expect(readDuration('5')).toBe(300);
  });

  test('refuses what it cannot read', () => {
    expect(() => readDuration('soon')).toThrow(
      'Not a duration: soon',
    );
  });
});
