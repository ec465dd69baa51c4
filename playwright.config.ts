import { availableParallelism } from 'node:os';
import { defineConfig, devices, type Project } from '@playwright/test';
import { base } from '@site/settings';
import { everything, selectionNote } from './tests/support/selection.ts';
import { siteOutput } from './tests/support/site.ts';
import { freePort } from './tools/serve/port.ts';
import { chromiumArguments, findChromium } from './tools/setup/chromium.mjs';
import { needsSite } from './tools/setup/test-plan.mjs';

// Every worker reads this file again, so the environment passes on what was found out.
process.env.SITE_TEST_PORT ??= String(await freePort());
const executablePath = findChromium();
if (executablePath) process.env.CHROMIUM_PATH = executablePath;

if (!process.env.TEST_WORKER_INDEX) console.log(selectionNote);

const port = process.env.SITE_TEST_PORT;
const siteRoot = `http://127.0.0.1:${port}${base}`;

const ci = Boolean(process.env.CI);

/** Spec files in these folders, which are written with slashes. */
const below = (...folders: readonly string[]) =>
  new RegExp(
    `[\\\\/](?:${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/].*\\.spec\\.ts$`,
  );

/** Tests that compare with what is recorded, and build it again, and those that follow guides. */
const rebuilding = below(
  'packages/(?:facts|samples|advisor|libraries)/tests',
  'packages/(?:compare|convert|engine|workbench)/tests/builds',
  'tests/follow',
);

/** Folders whose tests open pages: those of the packages, and those of the site. */
const pages = 'packages/[\\w-]+/tests/browser|tests/(?:shell|access|security|speed)';

/** These tests use scripts as programs. */
const scripted = /(?:setup[\\/]browsers|tests[\\/]deploy[\\/][\w-]+)\.spec\.ts$/;
const onWindows = process.platform === 'win32' ? [scripted] : [];

/**
 * Tests of files and functions. They open no page of the site, so they need no size of a window. One
 * worker runs all tests of a file: loading what they test takes longer than most of them.
 */
const browserless: Project[] = [
  { name: 'content', fullyParallel: false, testMatch: below('tests/content') },
  {
    name: 'tools',
    fullyParallel: false,
    testMatch: below('packages/[\\w-]+/tests', 'tests/(?:serve|setup|checks|deploy)'),
    testIgnore: [
      rebuilding,
      below(pages, 'packages/[\\w-]+/tests/content'),
      ...onWindows,
    ],
  },
];

/** They come last, so that quick tests report first. */
const records: Project = {
  name: 'records',
  testMatch: rebuilding,
  testIgnore: below(pages),
};

/** Spec files that open pages, by name without their extension. */
const specs = (...names: readonly string[]) =>
  new RegExp(
    `[\\\\/](?:${pages.replaceAll('/', '[\\\\/]')})[\\\\/](?:${names.join('|')})\\.spec\\.ts$`,
  );

/** Builds the whole site again, with another base path: only with `npm run test:all`. */
const builds = specs('base-path');

/** These test what exists only on phones; in other files, single tests have the tag `@phone`. */
const onPhonesOnly = ['drawer', 'nav-screen', 'narrow'];
const phoneOnly = specs(...onPhonesOnly);

/** These do not depend on the size, or set their own; single tests have the tag `@desktop`. */
const desktopOnly = specs(
  'addresses',
  'bar',
  'base-theme',
  'base-path',
  'code',
  'copy-page',
  'dev-server',
  'embedding',
  'failures',
  'first-visit',
  'hydration',
  'intent',
  'language',
  'lost-files',
  'not-found',
  'outline',
  'page-change',
  'sidebar',
  'small-site',
  'theme',
  'to-top',
  'tools-popover',
  'widths',
  'hostile',
  'policy',
);

/** What `npm test` runs on a phone, compared with the path, title and tags of a test. */
const aboutPhones = new RegExp(`@phone|[\\\\/](?:${onPhonesOnly.join('|')})\\.spec\\.ts`);

/**
 * `npm test` runs a test at the size that it is about, `npm run test:all` at both sizes where both
 * are possible.
 */
const browsers: Project[] = [
  {
    name: 'desktop',
    testMatch: specs('.*'),
    testIgnore: everything ? phoneOnly : [phoneOnly, builds],
    grepInvert: /@phone/,
    use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
  },
  {
    name: 'phone',
    testMatch: specs('.*'),
    testIgnore: desktopOnly,
    grep: everything ? /(?:)/ : aboutPhones,
    grepInvert: /@desktop/,
    use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  },
];

export default defineConfig({
  testDir: '.',
  projects: [...browserless, ...browsers, records],
  fullyParallel: true,
  // Nothing is measured in time: a limit only ends what will never happen, on a busy machine, too. A
  // page answers within 15 s; what waits for a build says so, with `expectBuilt` or a limit of its own.
  timeout: 900_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  // One more than cores: a worker waits for its browser or for an installation now and then.
  workers: availableParallelism() + 1,
  retries: ci ? 1 : 0,
  forbidOnly: ci,
  reporter: [
    ['list'],
    ...(ci
      ? ([
          ['html', { open: 'never' }],
          // Read by tools/deploy/report.ts, which also names what passed on its second try only.
          ['blob'],
        ] as const)
      : []),
    ...(process.env.GITHUB_ACTIONS ? ([['github']] as const) : []),
  ],
  use: {
    baseURL: siteRoot,
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumArguments,
    },
  },
  ...(needsSite(process.argv)
    ? {
        webServer: {
          command: `node --import tsx tools/serve/cli.ts ${siteOutput}`,
          env: { PORT: port },
          url: siteRoot,
          timeout: 180_000,
          reuseExistingServer: false,
          stdout: 'ignore',
          stderr: 'pipe',
        },
      }
    : {}),
});
