import { expect, test } from 'vitest';
import { total } from './index';

test('adds up the legs', () => {
  expect(total([1.5, 2])).toEqual({ metres: 3500 });
});
