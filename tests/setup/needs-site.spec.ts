import { expect, test } from '@playwright/test';
import { needsSite } from '../support/site.ts';

const run = (...args: string[]) => needsSite(['node', 'playwright', 'test', ...args]);

test('a run of everything needs the built site', () => {
  expect(run()).toBe(true);
});

test('a run of projects that read no page does without it', () => {
  expect(run('--project=tools')).toBe(false);
  expect(run('--project', 'samples', '--project=facts', '--project=tools')).toBe(false);
});

test('one project that reads pages is enough to need it', () => {
  expect(run('--project=tools', '--project=phone')).toBe(true);
  expect(run('--project', 'content')).toBe(true);
});
