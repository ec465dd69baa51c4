// Reading on a phone: what is touched there, and what is not animated.
import { expect, openHydrated, test } from '../support/test.ts';
import { fades, watchTransitions } from '../support/transitions.ts';

const guide = 'guide/start/quick-start';

test('on a phone pages open at once, and languages, tools and Markdown by touch', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('https://assets.rspack.rs/**', (route) => route.abort());
  await watchTransitions(page);
  expect(await fades(page, 'no-preference'), 'fades').toBe('false');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, `${guide}?a=1#next-steps`);
  const menu = page.locator('[data-nav-screen]');
  await menu.locator('> summary').tap();
  await menu.getByRole('link', { name: '简体中文' }).tap();
  await expect(page).toHaveURL(`${baseURL}zh/${guide}?a=1#next-steps`);
  await expect(page.locator('h1')).toContainText('快速上手');
  await expect(page.locator('#next-steps')).toBeInViewport();

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const tools = page.locator('[data-tools] > button');
  const list = page.locator('#tools-popover');
  await tools.tap();
  await expect(list, 'by touch').toBeVisible();
  await tools.tap();
  await expect(list, 'by a second touch').toBeHidden();
  await tools.press('Enter');
  await expect(list, 'by Enter').toBeVisible();
  await tools.press('Enter');
  await expect(list, 'by a second Enter').toBeHidden();

  // Both are in the popover of the outline.
  await page.locator('.rp-sidebar-menu__right').tap();
  const row = page.locator('[data-copy-page]');
  for (const role of ['button', 'link'] as const) {
    const box = await row.getByRole(role).boundingBox();
    expect(box?.height, `the ${role} is large enough to touch`).toBeGreaterThanOrEqual(
      44,
    );
  }
  await row.getByRole('button').tap();
  await expect(row).toHaveAttribute('data-copy-page', 'copied');
});
