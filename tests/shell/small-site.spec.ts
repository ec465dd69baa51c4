// Settings, components and kinds of pages that the real site does not use, on a small site. It is
// built once: all tests of it are here, and what their readers do is in the folder of that name.
import { buildFixtureSite, type FixtureSite } from '../support/fixture-site.ts';
import { test } from '../support/test.ts';
import { enlargeImages, withoutZoom } from './small-site/images.ts';
import { openMenus, readSocialLinks } from './small-site/menus.ts';
import { filterOverview, readSidebar, seeKindsOfPages } from './small-site/pages.ts';
import { searchService, serviceSettings } from './small-site/service.ts';
import { choosePages, seeBar, seeNoDarkTheme } from './small-site/settings.ts';
import { hearOfChanges, missPages, seeHome } from './small-site/specification.ts';
import { chooseTabs, rememberTabs } from './small-site/tabs.ts';

test.describe.configure({ mode: 'default' });

let site: FixtureSite;

test.beforeAll(async () => {
  // It builds the small site.
  site = await buildFixtureSite('versioned', serviceSettings);
});

test.afterAll(() => site?.close());

test('the bar has entries on both sides, a menu, and a popup for the sixth social link', async ({
  page,
}) => {
  await openMenus(page, site.root);
  await readSocialLinks(page);
});

test('version and language links keep the page; no animation, no dark theme', async ({
  page,
}) => {
  await choosePages(page, site.root);
  await seeNoDarkTheme(page, site.root);
});

test('tabs follow the ARIA pattern, and the chosen one is shown again before React', async ({
  page,
}) => {
  await chooseTabs(page, site.root);
  await rememberTabs(page);
});

test('an image is enlarged and closed by mouse and keyboard, also before React', async ({
  page,
}) => {
  await enlargeImages(page, site.root);
  await withoutZoom(page, site.root);
});

test('hideNavbar "never" and "always"; a blank page has no bar, a custom page only that', async ({
  page,
}) => {
  await seeKindsOfPages(page, site.root);
  await seeBar(page, site.root);
});

test('the sidebar is that of the longest path, with groups and tags; overviews have other pages; a wide table is a tab stop', async ({
  page,
}) => {
  await readSidebar(page, site.root);
  await filterOverview(page);
});

test('every change of the page is announced when its content is there', async ({
  page,
}) => {
  await hearOfChanges(page, site.root);
});

test('a home page that sets nothing has the default hero, and is light without a dark theme; the 404 page is that of version and language, on every host', async ({
  page,
}) => {
  await seeHome(page, site.root);
  await missPages(page, site.root);
});

test('each index of a search service is a group, Enter opens another one in a new window, nothing in its answers is used as HTML, failures are logged, and a slow request is aborted', async ({
  page,
}) => {
  await searchService(page, site.root);
});
