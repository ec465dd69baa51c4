// The exports advisor on its page.
import { firstAnswers } from '@site/advisor/browser/data/answers';
import { firstLeaf, leafFor } from '@site/advisor/browser/data/leaves';
import { textOf } from '@site/advisor/browser/data/lines';
import others from '../../../../docs/advisor/others.json' with { type: 'json' };
import { hydrated } from '../../../../tests/support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../../../../tests/support/test.ts';

const address = 'guide/basic/publish';

const advisor = (page: Page) => page.locator('[data-advisor]');

/** The text of a shown file, without the numbers of reasons. */
function shown(page: Page, name: string): Promise<string> {
  return page
    .getByRole('figure', { name, exact: true })
    .and(page.locator('[data-advisor] figure'))
    .locator('pre code')
    .evaluate((code) => {
      const copy = code.cloneNode(true);
      if (!(copy instanceof Element)) return '';
      for (const mark of copy.querySelectorAll('[aria-hidden]')) mark.remove();
      return copy.textContent ?? '';
    });
}

test('answers change the files, the proof and the address', async ({ page }) => {
  await openHydrated(page, address);
  const form = page.getByRole('form', { name: 'Questions about your package' });
  await form.getByRole('checkbox', { name: 'Node.js with require()' }).check();
  await form.getByRole('radio', { name: '18 and newer' }).check();
  await form.getByRole('radio', { name: 'Several' }).check();
  const id = 'esm-cjs_node18_several_types';
  await expect(advisor(page)).toHaveAttribute('data-advisor', id);
  const leaf = leafFor({
    ...firstAnswers,
    consumers: ['bundlers', 'node-esm', 'node-cjs'],
    node: '18',
    several: true,
  });
  expect(await shown(page, 'package.json')).toBe(textOf(leaf?.manifest ?? []));
  expect(await shown(page, 'rslib.config.ts')).toBe(textOf(leaf?.config ?? []));
  await expect(page.getByRole('status').filter({ hasText: 'CommonJS' })).toBeVisible();
  const proof = others.proofs[id];
  const size = Object.values(proof.packed).reduce((sum, bytes) => sum + bytes, 0);
  await expect(page.getByRole('region', { name: 'Tried out' })).toContainText(
    `${Object.keys(proof.packed).length} files, ${size} B in all`,
  );
  await expect(page).toHaveURL(
    /\?package=bundlers\.node-esm\.node-cjs\.several\.types\.node18$/,
  );
  const before = await shown(page, 'package.json');
  await page.reload();
  await hydrated(page);
  await expect(advisor(page)).toHaveAttribute('data-advisor', id);
  expect(await shown(page, 'package.json')).toBe(before);
  await expect(form.getByRole('radio', { name: 'Several' })).toBeChecked();
});

test('answers for which there is no package say why, and lead to a sample', async ({
  page,
}) => {
  await page.goto(`${address}?package=script.types`);
  await hydrated(page);
  await expect(advisor(page)).toContainText('No package does this');
  await page.getByRole('link', { name: 'See it fail' }).click();
  await expect(page).toHaveURL(/#script-types$/);
  await expect(page.locator('#script-types')).toBeInViewport();
  await page.getByRole('checkbox', { name: 'Bundlers of applications' }).check();
  await expect(advisor(page)).toHaveAttribute('data-advisor', 'esm-script_web_types');
});

test('the keyboard reaches every question, and Space and arrows answer', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, address);
  await page.getByRole('checkbox', { name: 'Bundlers of applications' }).focus();
  for (const _ of [1, 2]) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('checkbox', { name: 'Node.js with require()' }),
  ).toBeChecked();
  for (const _ of [1, 2]) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '18 and newer' })).toBeChecked();
  await expect(advisor(page)).toHaveAttribute('data-advisor', 'esm-cjs_node18_types');
});

test('an answer that was given before React is kept', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('checkbox', { name: 'Node.js with require()' }).check();
  await hydrated(page);
  await page.getByRole('radio', { name: '18 and newer' }).check();
  await expect(advisor(page)).toHaveAttribute('data-advisor', 'esm-cjs_node18_types');
});

test('the link to the answers and the files are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}?package=script.node20-19`);
  await hydrated(page);
  await expect(advisor(page)).toHaveAttribute('data-advisor', 'script');
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy the link to these answers' }).click();
  await expect.poll(read).toBe(page.url());
  await page.getByRole('button', { name: 'Copy package.json' }).click();
  await expect.poll(read).toBe(await shown(page, 'package.json'));
});

test('proofs that do not arrive are told, and asked for again', async ({ page }) => {
  const wanted = new RegExp(/"dist\/script\/index\.js"/);
  let broken = true;
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (broken && wanted.test(body) && body.includes('publint')) return route.abort();
    return route.fulfill({ response, body });
  });
  await page.goto(`${address}?package=bundlers.node20-19`);
  await hydrated(page);
  await expect(page.getByText('What was found could not be loaded.')).toBeVisible();
  await expect(advisor(page)).toHaveAttribute('data-advisor', 'esm_web');
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Tried out' })).toBeVisible();
});

test('the other language keeps the answers', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${address}?package=script.css.node20-19`);
  await hydrated(page);
  await page.locator('header').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh\/guide\/basic\/publish\?package=script\.css/);
  await expect(advisor(page)).toHaveAttribute('data-advisor', 'script_css');
  await expect(page.getByRole('form', { name: '关于你的包的问题' })).toBeVisible();
});

test('nothing of the other proofs is loaded before anybody turns to the form', async ({
  page,
}) => {
  await openHydrated(page, address);
  await expect(advisor(page)).toHaveAttribute('data-advisor', firstLeaf);
  const before = await scripts(page);
  await page.getByRole('checkbox', { name: 'Bundlers of applications' }).focus();
  await expect.poll(async () => (await scripts(page)).length).toBe(before.length + 1);
});

function scripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first package can be read, and nothing is shown that would not work', async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByText('The questions need JavaScript.')).toBeVisible();
    await expect(page.locator('[data-advisor] form')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy package.json' })).toBeHidden();
    await expect(page.locator('[data-advisor] pre').first()).toContainText(
      '"types": "./dist/index.d.ts"',
    );
    await expect(page.getByRole('region', { name: 'Tried out' })).toBeVisible();
  });
});
