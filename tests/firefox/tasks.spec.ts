// What most readers do, by keyboard and by mouse.
import { languages } from '../support/languages.ts';
import { expect, expectOnPage, inFirefox, test, visited } from './firefox.ts';

for (const { lang, prefix } of languages)
  test(`in ${lang}: search by keyboard, theme, tabs and the link to the other language`, async () => {
    await inFirefox({}, async (page, root) => {
      const guide = `${root}${prefix}guide/start/quick-start`;
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await visited(page);
      await page.goto(guide);

      await test.step('search', async () => {
        await page.keyboard.down('Control');
        await page.keyboard.press('k');
        await page.keyboard.up('Control');
        await page.waitForSelector('dialog[open] input:focus');
        await page.keyboard.type('umd name');
        await page.waitForSelector('dialog [role=option][aria-selected=true]');
        await expectOnPage(
          page,
          `document.querySelector('[role=option][aria-selected=true]')?.textContent.includes('umdName')`,
          true,
          'the first result',
        );
        await page.keyboard.press('Enter');
        await expectOnPage(
          page,
          'location.href',
          `${root}${prefix}config/lib/umd-name`,
          'its page',
        );
      });

      await page.goto(guide);
      await test.step('theme', async () => {
        const isDark = `document.documentElement.classList.contains('dark')`;
        const before = await page.evaluate(isDark);
        await page.click('[data-switch-appearance]');
        await expectOnPage(page, isDark, !before, 'after the switch');
        await page.reload();
        await expectOnPage(page, isDark, !before, 'after a reload');
      });

      await test.step('tabs', async () => {
        const shown = `[...document.querySelectorAll('.rp-tabs pre')]
        .filter((one) => one.checkVisibility())[0]?.innerText.trim().split(' ')[0]`;
        await page.locator('.rp-tabs label ::-p-text(pnpm)').click();
        await expectOnPage(page, shown, 'pnpm', 'the chosen package manager');
        await page.reload();
        await expectOnPage(page, shown, 'pnpm', 'after a reload');
      });

      await test.step('language', async () => {
        await page.click('header a[data-keep-place]');
        await expectOnPage(
          page,
          'location.href',
          `${root}${prefix === '' ? 'zh/' : ''}guide/start/quick-start`,
          'the same page',
        );
      });
      expect(errors).toEqual([]);
    });
  });
