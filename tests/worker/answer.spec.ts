// What the service worker answers, decided without a browser. What a reader gets of it is in tests/offline.
import { expect, test } from '@playwright/test';
import { type Harness, origin, startWorker } from './harness.ts';

const page = `${origin}/guide/`;
const chunk = `${origin}/static/js/a.0123456789.js`;
const html = { 'content-type': 'text/html; charset=utf-8' };
const script = { 'content-type': 'text/javascript' };

let worker: Harness;
test.beforeEach(async () => {
  worker = await startWorker();
});

const says = (text: string, init: ResponseInit = { headers: html }) => {
  worker.network = async () => new Response(text, init);
};
const fails = () => {
  worker.network = () => Promise.reject(new TypeError('Failed to fetch'));
};

test('a slow network is waited for as long as it has not failed', async () => {
  says('old');
  await worker.ask({ url: page });
  let release = (_: Response) => {};
  worker.network = () => new Promise((resolve) => (release = resolve));
  const answer = worker.ask({ url: page });
  await new Promise(setImmediate);
  expect(worker.timers).toEqual([]);
  release(new Response('new', { headers: html }));
  expect(await answer).toBe('200 new');
});

for (const [name, doubt] of [
  [
    'it has failed before',
    async () => {
      fails();
      await worker.ask({ url: page });
    },
  ],
  [
    'the browser says that it is offline',
    async () => {
      worker.online = false;
    },
  ],
] as const) {
  test(`a copy is shown in place of a network that does not answer in time when ${name}`, async () => {
    says('copy');
    await worker.ask({ url: page });
    await doubt();
    worker.network = () => new Promise(() => {});
    const answer = worker.ask({ url: page });
    await expect.poll(() => worker.timers.length).toBe(1);
    worker.timers[0]?.();
    expect(await answer).toBe('200 copy');
  });

  test(`the network comes first when it answers in time although ${name}`, async () => {
    says('copy');
    await worker.ask({ url: page });
    await doubt();
    says('new');
    expect(await worker.ask({ url: page })).toBe('200 new');
  });
}

test('without a copy a slow network is waited for, whatever happened before', async () => {
  await worker.ask({ url: page });
  let release = (_: Response) => {};
  worker.network = () => new Promise((resolve) => (release = resolve));
  const answer = worker.ask({ url: page });
  await new Promise(setImmediate);
  expect(worker.timers).toEqual([]);
  release(new Response('late', { headers: html }));
  expect(await answer).toBe('200 late');
});

test('a page is kept once, whatever stands behind its address', async () => {
  says('page');
  for (const tail of ['', '?navbar=0', '?q=<b>', '#here'])
    await worker.ask({ url: page + tail });
  expect(worker.kept()).toEqual([page]);
  fails();
  expect(await worker.ask({ url: `${page}?sidebar=0` })).toBe('200 page');
});

for (const status of [404, 500, 503]) {
  test(`an answer ${status} is an answer: passed on, not kept, and no copy in its place`, async () => {
    says('page');
    await worker.ask({ url: page });
    says('trouble', { status, headers: html });
    expect(await worker.ask({ url: page })).toBe(`${status} trouble`);
    fails();
    expect(await worker.ask({ url: page })).toBe('200 page');
  });
}

test('a file with a hash in its name is asked for once, one without each time', async () => {
  let asked = 0;
  worker.network = async () => new Response(String(++asked), { headers: script });
  for (const expected of ['200 1', '200 1'])
    expect(await worker.ask({ url: chunk, mode: 'cors' })).toBe(expected);
  const logo = { url: `${origin}/logo.svg`, mode: 'no-cors', destination: 'image' };
  for (const expected of ['200 2', '200 3'])
    expect(await worker.ask(logo)).toBe(expected);
  fails();
  expect(await worker.ask(logo)).toBe('200 3');
});

test('a page in place of a file that is gone is not kept under its name', async () => {
  says('not found');
  await worker.ask({ url: chunk, mode: 'cors' });
  expect(worker.kept()).toEqual([]);
});

test('what breaks off half way is not kept', async () => {
  const broken = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('half'));
        controller.error(new Error('connection reset'));
      },
    });
  worker.network = async () => new Response(broken(), { headers: script });
  await expect(worker.ask({ url: chunk, mode: 'cors' })).rejects.toThrow('reset');
  expect(worker.kept()).toEqual([]);
});

test('a file that cannot be had and has no copy fails as it would without a worker', async () => {
  await expect(worker.ask({ url: chunk, mode: 'cors' })).rejects.toThrow('Failed');
});

test('the oldest pages go first, and of files those that no kept page names', async () => {
  worker = await startWorker({ pages: 2, files: 3 });
  const file = (name: string) => `${origin}/static/${name}.js`;
  const see = async (name: string) => {
    says(`<script src="/static/all.js"></script><script src="/static/${name}.js">`);
    await worker.ask({ url: `${origin}/${name}` });
    says('', { headers: script });
    for (const one of ['all', name]) await worker.ask({ url: file(one), mode: 'cors' });
  };
  for (const name of ['a', 'b', 'a', 'c', 'd']) await see(name);
  expect(worker.kept()).toEqual([
    `${origin}/c`,
    `${origin}/d`,
    file('all'),
    file('c'),
    file('d'),
  ]);
});

for (const [name, asked] of [
  ['another site', { url: 'https://other.example/a.svg', mode: 'no-cors' }],
  ['what is sent', { url: page, method: 'POST' }],
  ['a part of a file', { url: chunk, headers: { range: 'bytes=0-9' } }],
  ['a prefetch', { url: page, mode: 'no-cors' }],
] as const) {
  test(`${name} is left to the browser`, () => {
    says('page');
    expect(worker.ask(asked)).toBeUndefined();
  });
}

test('of a message only addresses of the site count', async () => {
  const asked: string[] = [];
  worker.network = async (url) => {
    asked.push(url);
    return new Response('a', { headers: html });
  };
  for (const data of [null, 1, 'a', {}, { length: 1 }, [null, 1, {}, [page], '', '<b>']])
    await worker.tell(data);
  await worker.tell(['https://other.example/', 'javascript:alert(1)', '//x', page]);
  expect(asked).toEqual([page]);
});

test('what it says of a page that was never seen holds nothing but its own text and titles', async () => {
  says('<title data-a>A &lt;b&gt; B</title><b>bold</b>');
  await worker.ask({ url: `${origin}/%3Cimg%20src=x%3E"'><b>` });
  fails();
  const text = await worker.ask({ url: `${origin}/"><img src=x onerror=alert(1)>` });
  expect(text).toContain('503');
  expect(text).toContain('>A &lt;b&gt; B</a>');
  expect(text).not.toMatch(/<(img|b)\b/);
  expect(text).not.toContain('"\'');
});
