// How the drawings of the framework are made light: tools/rspress/drawings.
import { expect, test } from '@playwright/test';
import { commandsOf } from '../../tools/rspress/drawings/commands.ts';
import { lightDrawing } from '../../tools/rspress/drawings/light-drawing.ts';
import { wholePath } from '../../tools/rspress/drawings/whole-path.ts';

test('a path is read step by step, however tightly it is written', () => {
  expect(commandsOf('M1.5.5-2,3h-.5Z')).toEqual([
    { command: 'M', values: [1.5, 0.5] },
    { command: 'L', values: [-2, 3] },
    { command: 'h', values: [-0.5] },
    { command: 'Z', values: [] },
  ]);
});

test('what is no path is refused', () => {
  for (const d of ['M1', 'm', 'M1 2b3', 'c1 2 3 4 5'])
    expect(() => commandsOf(d)).toThrow('is no step of a path');
});

test('every kind of step becomes whole and relative, and ends where it ended', () => {
  for (const [d, whole] of [
    ['M1 2L3 4', 'm10 20l20 20'],
    ['M1.04 0l.04 0 .04 0 .04 0', 'm10 0l1 0l1 0'],
    ['M1 1a.1.1 0 0 0 .01 0h.01v.01l.01.01z', 'm10 10z'],
    ['M1 1c2 2 2-2 0 0', 'm10 10c20 20 20-20 0 0'],
    ['M1 1H4V5z l1 1', 'm10 10h30v40zl10 10'],
    ['m1 1C2 2 3 3 4 4s1 1 2 2', 'm10 10c10 10 20 20 30 30s10 10 20 20'],
    ['M0 0Q1 2 3 4t1 1', 'm0 0q10 20 30 40t10 10'],
    ['M4 4A2.5 1.5 30 0 1 8 8', 'm40 40a25 15 30 0 1 40 40'],
    ['M4 4a2 2 0 1 0-1-1', 'm40 40a20 20 0 1 0-10-10'],
  ] as const)
    expect(wholePath(d, 10)).toBe(whole);
});

test('rounding adds nothing up', () => {
  const d = `M0 0${'l.33.16'.repeat(99)}`;
  const [x, y] = wholePath(d, 10)
    .split(/[ml]/)
    .filter(Boolean)
    .map((step) => (step.match(/-?\d+/g) ?? []).map(Number))
    .reduce((sum, step) => [0, 1].map((axis) => (sum[axis] ?? 0) + (step[axis] ?? 0)));
  expect([x, y]).toEqual([Math.round(0.33 * 99 * 10), Math.round(0.16 * 99 * 10)]);
});

const drawing = (inside: string, box = '0 0 24 24') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100%" viewBox="${box}">${inside}</svg>`;

test('a drawing keeps its size, and needs no name space in HTML', () => {
  expect(lightDrawing(drawing('<path fill="red" d="M.5 1"/>'))).toBe(
    '<svg width="100%" viewBox="0 0 120 120"><path fill="red" d="m3 5"/></svg>',
  );
});

test('what it cannot make light without a change stays', () => {
  for (const svg of [
    drawing('<path d="M.5 1"/>', '0 0 16 16'),
    drawing('<path stroke="red" d="M.5 1"/>'),
    drawing('<circle r="1.5"/>'),
    drawing('<path transform="scale(2)" d="M.5 1"/>'),
    '<svg viewBox="0 0 24 24"><title>A</title></svg>',
  ])
    expect(lightDrawing(svg)).toBe(svg);
});
