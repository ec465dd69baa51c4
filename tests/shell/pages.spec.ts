// Rows 2.06 to 2.13, 2.55 and 6.01: the pages that there are, and what is none.
import { expect, test } from '@playwright/test';
import { routes } from '../support/routes.ts';

const areas: Record<string, readonly string[]> = {
  '2.06 config': [''],
  '2.07 config/lib':
    ' format bundle auto-extension auto-external redirect syntax external-helpers banner footer dts shims id umd-name out-base'.split(
      ' ',
    ),
  '2.08 config/rsbuild': ' resolve source output tools plugins'.split(' '),
  '2.09 guide/start': ' quick-start glossary npm-packages'.split(' '),
  '2.10 guide/solution': ' nodejs react'.split(' '),
  '2.11 guide/basic':
    'cli configure-rslib typescript output-format output-structure upgrade-rslib'.split(
      ' ',
    ),
  '2.12 guide/advanced':
    'third-party-deps output-compatibility dts static-assets svgr-files json-files module-federation storybook'.split(
      ' ',
    ),
  '2.13 guide/migration': ['modernjs-module', 'tsup'],
  '2.13 guide/faq': ['features'],
};

for (const [row, names] of Object.entries(areas)) {
  const [, area = ''] = row.split(' ');
  test(`${row} each page is there in both languages, in the sidebar and under its own heading`, async ({
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

test('2.55 partials and samples are no pages', async ({ page }) => {
  expect(routes().filter(({ path }) => /\/(shared|samples)\//.test(path))).toEqual([]);
  for (const path of ['shared/CJS', 'en/shared/CJS', 'zh/shared/CJS', 'samples/']) {
    const answer = await page.request.get(path, { maxRedirects: 5 });
    expect(answer.status(), path).toBe(404);
  }
});

test('6.01 no page asks who the reader is', async ({ page }) => {
  for (const { path } of routes()) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toMatch(
      /type="(?:password|email)"|<form\b[^>]*method="post"/i,
    );
  }
});
