import type { Fault } from './fault.ts';
import { comesTrue, guide, openReady, patience, ready } from './ready.ts';

/** Faults of what the framework's scripts do. */
export const scriptFaults: readonly Fault[] = [
  {
    row: 'R1',
    title: 'Enter on a page throws, or leads elsewhere',
    async shows(page, root) {
      const thrown: string[] = [];
      await openReady(page, root + guide);
      page.on('pageerror', (error) => thrown.push(String(error)));
      await page.keyboard.press('Enter');
      // Whatever was on its way has had its turn once a task came after it.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      return thrown.length > 0 || page.url() !== root + guide;
    },
  },
  {
    row: 'R2',
    title: 'a link to a page whose script is gone leads nowhere',
    async shows(page, root) {
      await openReady(page, root + guide);
      await page.route('**/static/js/async/route-*', (route) => route.abort());
      await page
        .locator('.rp-doc-layout__sidebar a[href$="/guide/start/glossary"]')
        .first()
        .click();
      const arrived = page.waitForURL(`${root}guide/start/glossary`, patience);
      if (!(await comesTrue(arrived))) return true;
      return !(await comesTrue(page.locator('h1').waitFor(patience)));
    },
  },
  {
    row: 'R3',
    title: 'a page in a frame without storage goes blank',
    async shows(page, root) {
      await page.route('**/embedding', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><iframe sandbox="allow-scripts" width="1300" height="800" src="${root}${guide}"></iframe>`,
        }),
      );
      await page.goto(`${root}embedding`);
      const frame = page.frames().at(-1) ?? page.mainFrame();
      await comesTrue(frame.locator('h1').click(patience));
      await comesTrue(ready(frame));
      const blank = frame.waitForFunction(
        () => document.body.innerText.trim() === '',
        undefined,
        { timeout: 1_000 },
      );
      return comesTrue(blank);
    },
  },
  {
    row: 'R4',
    title: 'the theme cannot be switched without a mouse',
    async shows(page, root) {
      await openReady(page, root + guide);
      for (let stops = 0; stops < 60; stops++) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(() =>
          document.activeElement?.matches(
            '[data-switch-appearance], .rp-switch-appearance, .rp-switch-appearance *',
          ),
        );
        if (found) return false;
      }
      return true;
    },
  },
  {
    row: 'R13',
    title: 'an address that cannot be decoded stops the scripts',
    async shows(page, root) {
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(String(error)));
      await page.goto(`${root}%E0%A4%A`);
      await page.keyboard.press('Shift');
      return !(await comesTrue(ready(page.mainFrame()))) || thrown.length > 0;
    },
  },
  {
    row: 'R15',
    title: 'the change to the language of the browser loses the anchor',
    locale: 'zh-CN',
    async shows(page, root) {
      await page.goto(`${root}${guide}#next`);
      await page.waitForURL((url) => url.pathname === `/zh/${guide}`, patience);
      return new URL(page.url()).hash !== '#next';
    },
  },
];
