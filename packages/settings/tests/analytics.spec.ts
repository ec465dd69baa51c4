// Which pages have an analytics id. What they do with it is in tests/shell/base-path.spec.ts.
import { expect, test } from '@playwright/test';
import { analyticsIdOf } from '../src/index.ts';

test('only a production build has an analytics id', () => {
  expect(analyticsIdOf('G-ABC123', 'production')).toBe('G-ABC123');
  for (const mode of ['development', 'test', '', undefined])
    expect(analyticsIdOf('G-ABC123', mode)).toBe('');
});

test('no id is needed', () => {
  for (const value of [undefined, '', ' '])
    expect(analyticsIdOf(value, 'production')).toBe('');
});

for (const value of ["G-1');alert(1)//", '<script>', 'G-1 G-2', 'G–1']) {
  test(`${value} is refused as an analytics id, since it would become a part of a script`, () => {
    expect(() => analyticsIdOf(value, 'production')).toThrow('not an id');
  });
}
