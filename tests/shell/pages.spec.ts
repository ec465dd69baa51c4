// Which pages exist.
import { expect, test } from '@playwright/test';
import { routes } from '../support/routes.ts';

const areas: Record<string, readonly string[]> = {
  config: [''],
  'config/lib': [
    ...['', 'format', 'bundle', 'auto-extension', 'auto-external', 'redirect', 'syntax'],
    ...['external-helpers', 'banner', 'footer', 'dts', 'shims', 'id', 'umd-name'],
    'out-base',
  ],
  'config/rsbuild': ' resolve source output tools plugins'.split(' '),
  'guide/start': ' quick-start glossary npm-packages'.split(' '),
  'guide/solution': ' nodejs react'.split(' '),
  'guide/basic': [
    ...['cli', 'configure-rslib', 'typescript', 'output-format', 'output-structure'],
    'upgrade-rslib',
  ],
  'guide/advanced': [
    ...['third-party-deps', 'output-compatibility', 'dts', 'static-assets', 'svgr-files'],
    ...['json-files', 'module-federation', 'storybook'],
  ],
  'guide/migration': ['modernjs-module', 'tsup'],
  'guide/faq': ['features'],
};

for (const [area, names] of Object.entries(areas)) {
  test(`${area}: each page exists in both languages, with a heading and in the sidebar`, async ({
    page,
  }) => {
    for (const prefix of ['', 'zh/']) {
      for (const name of names) {
        const path = `${prefix}${area}/${name}`;
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(200);
        await expect(page.locator('h1'), path).toHaveText(/\S/);
        await expect(
          page.locator('.rp-doc-layout__sidebar [aria-current="page"]'),
          path,
        ).toHaveAttribute('href', `/${path}`);
      }
    }
  });
}

test('shared partials and samples are not pages', async ({ page }) => {
  expect(routes().filter(({ path }) => /\/(shared|samples)\//.test(path))).toEqual([]);
  for (const path of ['shared/CJS', 'en/shared/CJS', 'zh/shared/CJS', 'samples/']) {
    const answer = await page.request.get(path, { maxRedirects: 5 });
    expect(answer.status(), path).toBe(404);
  }
});

test('no page asks for personal data', async ({ page }) => {
  for (const { path } of routes()) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toMatch(
      /type="(?:password|email)"|<form\b[^>]*method="post"/i,
    );
  }
});
