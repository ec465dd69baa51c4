// The social images: line breaks, content, and characters that the fonts lack.
import { expect, test } from '@playwright/test';
import { breakLines, widthOf } from '../src/line-breaking.ts';
import { missingCharacters, renderPng } from '../src/render.ts';
import { size, socialImageSvg } from '../src/template.ts';

const logo = '<path fill="#0b7f86" d="M2 2h20v20H2z"/>';

test('English breaks between words', () => {
  expect(breakLines('from an empty folder to a library', 12, 9)).toEqual([
    'from an empty folder',
    'to a library',
  ]);
});

test('Chinese breaks between characters, and no line starts with punctuation', () => {
  const lines = breakLines('从空目录开始，做出一个库。', 6, 9);
  expect(lines.join('')).toBe('从空目录开始，做出一个库。');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^[，。]/);
});

test('a Latin name inside Chinese text stays whole', () => {
  for (const line of breakLines('每个包的 package.json 怎么写', 9, 9)) {
    expect(line).not.toMatch(/packag$|^ackage|\.js$/);
  }
});

test('text that does not fit ends with an ellipsis within the width', () => {
  const lines = breakLines('one two three four five six seven eight nine ten', 8, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(8);
});

test('an image contains the title and the description, escaped', () => {
  const svg = socialImageSvg({ title: 'A & <b>', description: '产物' }, logo);
  expect(svg).toContain('A &amp; &lt;b>');
  expect(svg).toContain('产物');
  expect(svg).not.toContain('<b>');
});

test('an image has the expected size and depends on its text', async () => {
  const [one, two] = await Promise.all(
    ['入口', '产物'].map((title) =>
      renderPng(socialImageSvg({ title, description: 'x' }, logo)),
    ),
  );
  const header = Buffer.from(one ?? []);
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([
    size.width,
    size.height,
  ]);
  expect(Buffer.compare(header, Buffer.from(two ?? []))).not.toBe(0);
});

test('a character that the fonts lack is reported', async () => {
  expect(await missingCharacters('产物 output 龘')).toEqual(['龘']);
});
