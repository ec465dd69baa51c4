// A reader presses Run of the playground at any moment, and Rslib runs.
import { texts } from '@site/workbench/browser/texts';
import { languages } from '../languages.ts';
import { moments, pressAt, pressing } from '../support/presses.ts';
import { expectOnPage, inFirefox, test, visited } from './firefox.ts';

for (const headers of [true, false])
  for (const { lang, prefix } of languages)
    test(`in ${lang}, on a host ${headers ? 'with' : 'without'} headers`, async () => {
      const language = lang === 'zh' ? 'zh-CN' : 'en-US';
      const running = texts.stop[lang];
      // A build may be done before anybody looks.
      const isRunning = `[...document.querySelectorAll('[data-styles="playground"] button')]
        .some((one) => one.innerText === ${JSON.stringify(running)}) ||
        /(Built in|构建用时) [\\d.]+ (s|秒)/.test(document.body.innerText)`;
      for (const moment of moments)
        await inFirefox({ language, headers }, async (page, root) => {
          await visited(page);
          const options = pressing('[data-styles="playground"] button', moment);
          await page.evaluateOnNewDocument(pressAt, options);
          // It is reloaded while it is being opened.
          const opened = page.goto(`${root}${prefix}playground/`);
          await Promise.allSettled([opened]);
          await expectOnPage(page, isRunning, true, {
            message: `pressed at the moment: ${moment}`,
            timeout: 120_000,
          });
        });
    });
