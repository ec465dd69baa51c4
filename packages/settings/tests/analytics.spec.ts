// Which pages have an analytics id. What they do with it is in tests/shell/base-path.spec.ts.
import { expect, test } from '@playwright/test';
import { analyticsIdOf } from '../src/build/index.ts';

test('only a production build has an analytics id, and needs none', () => {
  expect(analyticsIdOf('G-ABC123', 'production')).toBe('G-ABC123');
  expect(analyticsIdOf('G-ABC123', 'development')).toBe('');
  expect(analyticsIdOf(undefined, 'production')).toBe('');
});

test('what could become another part of a script is refused as an id', () => {
  for (const value of ["G-1');alert(1)//", '<script>', 'G-1 G-2', 'G–1'])
    expect(() => analyticsIdOf(value, 'production'), value).toThrow('not an id');
});
