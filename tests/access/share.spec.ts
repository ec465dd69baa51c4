// How the pages are shared out between widths and languages: none is left out, none is examined in vain.
import { expect, test } from '@playwright/test';
import { routes, type SiteRoute } from '../support/routes.ts';
import { shareOf } from './share.ts';

test.skip(({ isMobile }) => isMobile, 'the shares of both widths are compared here');

const all = routes();
const pathsOf = (some: readonly SiteRoute[]) => some.map(({ path }) => path).sort();

test('every page is examined once, in one of its languages at one of the widths', () => {
  const examined = [...shareOf(all, true, false), ...shareOf(all, false, false)];
  const english = all.filter(({ lang }) => lang === 'en');
  expect(examined.map((path) => path.replace(/\/zh\//, '/')).sort()).toEqual(
    pathsOf(english),
  );
});

test('both shares have pages of both languages', () => {
  for (const phone of [true, false]) {
    const share = shareOf(all, phone, false);
    const chinese = share.filter((path) => path.includes('/zh/'));
    expect(chinese.length).toBeGreaterThan(share.length / 3);
    expect(chinese.length).toBeLessThan((share.length * 2) / 3);
  }
});

test('on demand all pages are examined at both widths', () => {
  expect(shareOf(all, true, true).sort()).toEqual(pathsOf(all));
  expect(shareOf(all, false, true).sort()).toEqual(pathsOf(all));
});
