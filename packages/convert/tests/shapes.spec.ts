// Shapes of configurations as libraries have them, and what becomes of each.
import { expect, test } from '@playwright/test';
import { answerTo, readShapes } from './shapes.ts';

const shapes = readShapes();

test('there are at least 60 shapes', () => {
  expect(shapes.length).toBeGreaterThanOrEqual(60);
});

for (const { title, input, expected } of shapes) {
  test(title, async () => {
    expect(await answerTo(input)).toBe(expected);
  });
}
