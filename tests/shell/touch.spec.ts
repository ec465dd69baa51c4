// Reading on a phone: what is touched there, and what is not animated.
import { languages } from '../support/languages.ts';
import { expect, openHydrated, test } from '../support/test.ts';
import { fades, watchTransitions } from '../support/transitions.ts';

const [, chinese] = languages;
const guide = 'guide/start/quick-start';

test('on a phone pages open at once, and languages and Markdown by touch', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await watchTransitions(page);
  expect(await fades(page, 'no-preference'), 'fades').toBe('false');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, `${guide}?a=1#next-steps`);
  const menu = page.locator('[data-nav-screen]');
  await menu.locator('> button').tap();
  await menu.getByRole('link', { name: '简体中文' }).tap();
  await expect(page).toHaveURL(`${baseURL}zh/${guide}?a=1#next-steps`);
  await expect(page.locator('h1')).toContainText('快速上手');
  await expect(page.locator('#next-steps')).toBeInViewport();

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
  await expect(row.getByRole('button')).toHaveText(chinese.text('copied'));
});
