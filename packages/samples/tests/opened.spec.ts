// Recorded samples about web workers and WebAssembly work in a browser.
import { expect, type Page, test } from '@playwright/test';
import { samplesFolder } from '../src/format/sample.ts';
import { serve } from './served.ts';

const origin = 'http://library.test';

/** Opens a blank page on a server with the output of a sample, and returns the requests to it. */
async function visit(page: Page, sample: string): Promise<string[]> {
  const asked = await serve(page, origin, `${samplesFolder}/${sample}/dist`);
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ body: '<title>-</title>', contentType: 'text/html' }),
  );
  await page.goto(`${origin}/`);
  return asked;
}

for (const folder of ['bundle', 'files']) {
  test(`a worker in its own file answers, as built in dist/${folder}`, async ({
    page,
  }) => {
    const asked = await visit(page, 'web-workers-url');
    const count = await page.evaluate(
      async (file) => (await import(file)).countWords('one two three'),
      `${origin}/${folder}/index.js`,
    );
    expect(count).toBe(3);
    expect(asked.filter((name) => name.includes('worker'))).toHaveLength(1);
  });
}

test('a worker bundled by an application answers', async ({ page }) => {
  const asked = await visit(page, 'web-workers-url');
  // The addresses in the application begin at the root of its own server.
  await serve(page, `${origin}/static`, `${samplesFolder}/web-workers-url/dist/app`);
  await page.goto(`${origin}/app/main.html`);
  await expect(page).toHaveTitle('3 words');
  expect(asked).toContain('/app/main.html');
});

test('an inline worker answers without another file', async ({ page }) => {
  const asked = await visit(page, 'web-workers-inline');
  const esm = `${origin}/esm/index.js`;
  expect(
    await page.evaluate(async (file) => (await import(file)).countWords('a b'), esm),
  ).toBe(2);
  await page.addScriptTag({ url: `${origin}/umd/index.js` });
  const umd = await page.evaluate(() =>
    Reflect.get(globalThis, 'WordCounter').countWords('a b c d'),
  );
  expect(umd).toBe(4);
  expect(asked).toEqual(['/esm/index.js', '/umd/index.js']);
});

test('a preserved WebAssembly module works in an application, a compiled one does not', async ({
  page,
}) => {
  await visit(page, 'wasm-app');
  await serve(page, `${origin}/static`, `${samplesFolder}/wasm-app/dist/app`);
  await page.goto(`${origin}/app/preserved.html`);
  await expect(page).toHaveTitle('42');
  // The messages of a normal and a headless browser.
  const refusals = [
    'Not allowed to load local resource: file:///',
    'Fetch API cannot load file:///',
  ];
  const failed = page.waitForEvent('console', (message) =>
    refusals.some((refusal) => message.text().includes(refusal)),
  );
  await page.goto(`${origin}/app/compiled.html`);
  await failed;
  await expect(page).not.toHaveTitle('42');
});

test('a compiled module works for a page without a bundler', async ({ page }) => {
  await visit(page, 'wasm-app');
  const result = await page.evaluate(
    async (file) => (await import(file)).double(21),
    `${origin}/compiled/index.js`,
  );
  expect(result).toBe(42);
});
