// A page of another language has time to load before the redirect, unlike in other browsers.
import { expect, expectOnPage, hold, inFirefox, test } from './firefox.ts';

for (const { language, asked, shown, says } of [
  { language: 'zh-CN', asked: '', shown: 'zh/', says: '你打开的是 English 页面' },
  { language: 'en-US', asked: 'zh/', shown: '', says: 'opened this page in 简体中文' },
] as const)
  test(`a reader with ${language} is told which language was opened, however long the redirect takes`, async () => {
    await inFirefox({ language }, async (page, root) => {
      const target = `${root}${shown}guide/start/`;
      const held = await hold(page, RegExp(`^${target}$`));
      const opened = page.goto(`${root}${asked}guide/start/`);
      await expect.poll(() => held.asked).toEqual([target]);
      await expectOnPage(
        page,
        "document.readyState + ' ' + location.href",
        `complete ${root}${asked}guide/start/`,
        'the page that is left',
      );
      held.release();
      await Promise.allSettled([opened]);
      await expectOnPage(page, 'location.href', target, 'the page of the language');
      await expectOnPage(
        page,
        `document.querySelector('#opened-in')?.innerText.includes(${JSON.stringify(says)})`,
        true,
        'the notice',
      );
    });
  });
