import { english } from '../../languages.ts';
import { expect, openHydrated, type Page, test } from '../../support/test.ts';
import { site } from './site.ts';

const menu = (page: Page, name: string) =>
  page.locator('header [data-dropdown]:visible', {
    has: page.locator(`> button:text-is("${name}"), > button[aria-label="${name}"]`),
  });

test('the bar has entries on both sides, and a menu that closes 150 ms after the mouse has left', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, site.root);
  const leftOf = async (name: string) => {
    const entry = page.locator('header nav:visible').getByText(RegExp(`^${name}`));
    return (await entry.first().boundingBox())?.x ?? Number.NaN;
  };
  const search = (await page.locator('[data-search-open]').boundingBox())?.x ?? 0;
  expect(await leftOf('Left'), 'a left entry').toBeLessThan(search);
  expect(await leftOf('Right'), 'an entry is right by default').toBeGreaterThan(search);
  expect(await leftOf('Group'), 'a menu is right by default').toBeGreaterThan(search);
  const right = page.locator('header nav:visible a', { hasText: 'Right' });
  await expect(right, 'an entry has its tag').toHaveText('Rightnew');

  const control = menu(page, 'Group').locator('> button');
  const first = menu(page, 'Group').getByRole('link', { name: 'First' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(first).toBeHidden();
  await control.hover();
  await page.clock.runFor(1);
  await expect(first, 'hovering opens the menu').toBeVisible();
  await first.hover();
  await page.clock.runFor(1000);
  await expect(first, 'it stays while the mouse is in it').toBeVisible();
  await page.mouse.move(10, 700);
  await page.clock.runFor(149);
  await expect(first, 'it stays for 150 ms after the mouse has left').toBeVisible();
  await page.clock.runFor(1);
  await expect(first, 'it closes 150 ms after the mouse has left').toBeHidden();
  await page.clock.resume();

  await expect(right, 'activeMatch decides, not the link').not.toHaveAttribute(
    'aria-current',
  );
  await control.press('Enter');
  await first.press('Enter');
  await expect(page).toHaveURL(`${site.root}guide/`);
  const left = page.locator('header nav:visible a', { hasText: 'Left' });
  await expect(left, 'below its activeMatch').toHaveAttribute('aria-current', 'true');
});

test('social links of every kind are in the bar, from the sixth on in a popup', async ({
  page,
}) => {
  await openHydrated(page, site.root);
  const links = page.locator('header [data-social-links]:visible');
  await expect(links.locator('> *'), 'five links and the popup').toHaveCount(6);
  const more = menu(page, english.text('moreSocialLinks'));
  const sixth = more.getByRole('link', { name: /^Facebook/ });
  await expect(sixth).toBeHidden();
  await more.locator('> button').press('Enter');
  await expect(sixth).toHaveAttribute('href', 'https://sixth.example/');
  await expect(more.getByRole('link')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(sixth).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sixth).toBeHidden();
  await expect(more.locator('> button')).toBeFocused();

  for (const [name, address] of [
    ['GitHub', 'https://github.example/'],
    ['Square', 'https://square.example/'],
  ] as const) {
    const link = links.getByRole('link', { name: RegExp(`^${name}`) });
    await expect(link, 'mode link').toHaveAttribute('href', address);
    await expect(
      link.locator('svg'),
      'an icon of the framework or its own',
    ).toBeVisible();
  }
  await menu(page, 'X').locator('> button').press('Enter');
  await expect(links.getByText('Text on X'), 'mode text').toBeVisible();
  await menu(page, 'Discord').locator('> button').press('Enter');
  await expect(links.locator('img[alt=Discord]'), 'mode img').toHaveAttribute(
    'src',
    '/picture.svg',
  );
  await expect(links.getByText('Text on X'), 'only one is open').toBeHidden();
  await menu(page, 'Bluesky').locator('> button').press('Enter');
  await expect(links.locator('b'), 'mode dom').toHaveText('Bold text');
});
