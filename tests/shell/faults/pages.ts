import type { Page } from '@playwright/test';
import type { Fault } from './fault.ts';
import { guide, openReady } from './ready.ts';

/** Faults of what the framework writes into a page, and how that looks. */
export const pageFaults: readonly Fault[] = [
  {
    row: 'R8',
    title: 'an unknown Chinese address is answered in English',
    async shows(page, root) {
      const answer = await page.request.get(`${root}zh/no-such-page`);
      return (await answer.text()).includes('PAGE NOT FOUND');
    },
  },
  {
    row: 'R9',
    title: 'a Chinese page is described in English',
    async shows(page, root) {
      await page.goto(`${root}zh/${guide}`);
      const description = await page
        .locator('meta[name=description]')
        .getAttribute('content');
      return !/\p{Script=Han}/u.test(description ?? '');
    },
  },
  {
    row: 'R10',
    title: 'an overview with a heading has two',
    async shows(page, root) {
      await page.goto(`${root}config/`);
      return (await page.locator('h1').count()) !== 1;
    },
  },
  {
    row: 'R11',
    title: 'a shared text inside a sentence is a paragraph in a paragraph',
    async shows(page, root) {
      const complaints = hydrationErrors(page);
      await openReady(page, `${root}guide/start/glossary`);
      return complaints.length > 0;
    },
  },
  {
    row: 'R16',
    title: 'the other language is named by half an address, and no address is canonical',
    async shows(page, root) {
      await page.goto(root + guide);
      const canonical = await page.locator('link[rel=canonical]').count();
      const others = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      return canonical !== 1 || !others.every((href) => href.startsWith('https://'));
    },
  },
  {
    row: 'R17',
    title: 'at 1280 px the outline has lost its title',
    async shows(page, root) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(root + guide);
      const title = page.getByText(/^on this page$/i).locator('visible=true');
      return (await title.count()) === 0;
    },
  },
  {
    row: 'R19',
    title: 'where the host of the logos cannot be reached, pictures are missing',
    async shows(page, root) {
      await page.route('https://assets.rspack.rs/**', (route) => route.abort());
      await page.goto(root);
      await page.mouse.wheel(0, 5_000);
      await page.waitForLoadState('networkidle');
      // A picture that did not come, and with nothing drawn in its place, is an empty box.
      return page
        .locator('img:visible')
        .evaluateAll((all) =>
          all.some(
            (one) =>
              one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0,
          ),
        );
    },
  },
  {
    row: 'R20',
    title: 'home has no main part',
    async shows(page, root) {
      await page.goto(root);
      return (await page.locator('main').count()) !== 1;
    },
  },
];

function hydrationErrors(page: Page): string[] {
  const errors: string[] = [];
  const note = (text: string) => {
    if (/Minified React error #(418|423|425)|hydrat/i.test(text)) errors.push(text);
  };
  page.on('console', (message) => note(message.text()));
  page.on('pageerror', (error) => note(String(error)));
  return errors;
}
