// What the pages on web workers and on WebAssembly say of a browser: the recorded output is opened in Chromium.
import { expect, type Page, test } from '@playwright/test';
import { samplesFolder } from '../src/build/sample.ts';
import { serve } from './served.ts';

const origin = 'http://library.test';

/** Opens an empty page of a server that has the recorded output of a sample, and returns what is asked of the server. */
async function visit(page: Page, sample: string): Promise<string[]> {
  const asked = await serve(page, origin, `${samplesFolder}/${sample}/dist`);
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ body: '<title>-</title>', contentType: 'text/html' }),
  );
  await page.goto(`${origin}/`);
  return asked;
}

for (const folder of ['bundle', 'files']) {
  test(`a worker beside the code answers, as built in dist/${folder}`, async ({
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

test('a worker that an application has bundled answers', async ({ page }) => {
  const asked = await visit(page, 'web-workers-url');
  // The addresses in the application begin at the root of its own server.
  await serve(page, `${origin}/static`, `${samplesFolder}/web-workers-url/dist/app`);
  await page.goto(`${origin}/app/main.html`);
  await expect(page).toHaveTitle('3 words');
  expect(asked).toContain('/app/main.html');
});

test('a worker inside the code answers without another file', async ({ page }) => {
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

test('a module that is preserved reaches the application, a compiled one does not', async ({
  page,
}) => {
  await visit(page, 'wasm-app');
  await serve(page, `${origin}/static`, `${samplesFolder}/wasm-app/dist/app`);
  await page.goto(`${origin}/app/preserved.html`);
  await expect(page).toHaveTitle('42');
  // What a browser with windows says, which readers meet, and what one without them says.
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
