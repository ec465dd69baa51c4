// When search is ready, and when it starts to search what a reader types.
import { mock } from 'node:test';
import { expect, test } from '@playwright/test';
import { createAnswers } from '../../src/browser/panel/answers';

test('search is initial, initing and then inited, or in error until it is loaded again', async () => {
  let isBroken = true;
  const client = {
    load: async () => {
      if (isBroken) throw new Error('It cannot be loaded.');
    },
    search: async () => [],
  };
  const answers = createAnswers(client, Promise.resolve(undefined), () => {});
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  expect(answers.status).toBe('initial');
  answers.load();
  expect(answers.status).toBe('initing');
  await settled();
  expect(answers.status).toBe('error');
  isBroken = false;
  answers.load();
  expect(answers.status).toBe('initing');
  await settled();
  expect(answers.status).toBe('inited');
});

test('what is typed is searched for after a pause of 150 ms', async () => {
  const searched: string[] = [];
  const client = {
    load: async () => {},
    search: async (query: string) => {
      searched.push(query);
      return [];
    },
  };
  const answers = createAnswers(client, Promise.resolve(undefined), () => {});
  answers.load();
  await new Promise((resolve) => setImmediate(resolve));
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    for (const query of ['u', 'um', 'umd']) {
      answers.ask(query, 7);
      mock.timers.tick(149);
    }
    expect(searched).toEqual([]);
    mock.timers.tick(1);
    expect(searched).toEqual(['umd']);
  } finally {
    mock.timers.reset();
  }
});
