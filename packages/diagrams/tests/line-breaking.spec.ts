// Where the lines of a drawing's texts break, in both languages.
import { expect, test } from '@playwright/test';
import { breakLines, widthOf } from '../src/line-breaking.ts';

test('English breaks between words, and no line is wider than allowed', () => {
  const lines = breakLines('from an empty folder to a library', 12);
  expect(lines).toEqual(['from an empty folder', 'to a library']);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(12);
});

test('Chinese breaks between characters, and no line starts with punctuation', () => {
  const lines = breakLines('从空目录开始，做出一个库。', 6);
  expect(lines.join('')).toBe('从空目录开始，做出一个库。');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^[，。]/);
});

test('a Latin name inside Chinese text stays whole', () => {
  const lines = breakLines('每个包的 package.json 怎么写', 9);
  expect(lines.join('|')).toContain('package.json');
});
