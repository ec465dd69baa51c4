// Where the lines of a drawing's texts break, in both languages.
import { expect, test } from '@playwright/test';
import { breakLines, widthOf } from '../src/build/line-breaking.ts';

test('English breaks between words, Chinese between characters', () => {
  const lines = breakLines('from an empty folder to a library', 12);
  expect(lines).toEqual(['from an empty folder', 'to a library']);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(12);
  const chinese = breakLines('从空目录开始，做出一个库。', 6);
  expect(chinese.join('')).toBe('从空目录开始，做出一个库。');
  expect(chinese.length).toBeGreaterThan(1);
  for (const line of chinese) expect(line).not.toMatch(/^[，。]/);
  const mixed = breakLines('每个包的 package.json 怎么写', 9);
  expect(mixed.join('|'), 'a Latin name stays whole').toContain('package.json');
});
