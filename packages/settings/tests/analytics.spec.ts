// When pages know an analytics id at all. What they do with it is in tests/shell/variants.spec.ts.
import { expect, test } from '@playwright/test';
import { analyticsIdOf } from '@site/settings';

test('an id counts in a production build only', () => {
  expect(analyticsIdOf('G-ABC123', 'production')).toBe('G-ABC123');
  for (const mode of ['development', 'test', '', undefined])
    expect(analyticsIdOf('G-ABC123', mode)).toBe('');
});

test('without an id there is none', () => {
  for (const value of [undefined, '', ' '])
    expect(analyticsIdOf(value, 'production')).toBe('');
});

for (const value of ["G-1');alert(1)//", '<script>', 'G-1 G-2', 'G–1']) {
  test(`${value} is refused, since it would become a part of a script`, () => {
    expect(() => analyticsIdOf(value, 'production')).toThrow('not an id');
  });
}
