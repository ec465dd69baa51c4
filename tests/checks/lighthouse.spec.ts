// What is made of a report of Lighthouse; the reports themselves come once a week, from `npm run lighthouse`.
import { expect, test } from '@playwright/test';
import {
  blockingOf,
  faultsIn,
  performanceOf,
  type Report,
} from '../../tools/lighthouse/judge.ts';
import { median } from '../../tools/median.ts';

const category = (score: number | null, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: id === 'told-only' ? 0 : 1 })),
});

const good: Report = {
  categories: {
    performance: category(0.874),
    accessibility: category(1, 'image-alt'),
    'best-practices': category(1),
    seo: category(1),
  },
  audits: { 'image-alt': { title: 'Images have alternatives', score: 1 } },
};

test('a page with 100 has no faults, whatever its performance', () => {
  expect(faultsIn(good)).toEqual([]);
  expect(performanceOf(good)).toBe(87);
});

test('what keeps a page from 100 is named', () => {
  const report: Report = {
    categories: {
      ...good.categories,
      seo: category(0.92, 'meta', 'told-only', 'absent'),
    },
    audits: {
      meta: { title: 'There is no description', score: 0 },
      'told-only': { title: 'Weighs nothing', score: 0 },
      absent: { title: 'Does not apply', score: null },
    },
  };
  expect(faultsIn(report)).toEqual(['seo 92: There is no description (meta)']);
});

test('a report of a page that did not load is an error, not a good page', () => {
  const { seo: _, ...without } = good.categories;
  expect(() => faultsIn({ ...good, categories: without })).toThrow('nothing of “seo”');
  const failed = { ...good.categories, performance: category(null) };
  expect(() => performanceOf({ ...good, categories: failed })).toThrow('no performance');
});

test('what long tasks block is read in whole milliseconds, and a report without is an error', () => {
  const blocking = { title: 'Total Blocking Time', score: 0.9, numericValue: 120.4 };
  expect(blockingOf({ ...good, audits: { 'total-blocking-time': blocking } })).toBe(120);
  expect(() => blockingOf(good)).toThrow('no blocking time');
});

test('the median is one of the measured values', () => {
  expect(median([97, 80, 99])).toBe(97);
  expect(median([99, 80])).toBe(80);
  expect(() => median([])).toThrow('nothing');
});
