import { defineConfig } from '@playwright/test';

/** The built site in Firefox: `npm run test:firefox`. Each test starts a browser of its own. */
export default defineConfig({
  testDir: import.meta.dirname,
  // As in playwright.config.ts in the root: a limit only ends what will never happen.
  timeout: 900_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ...(process.env.GITHUB_ACTIONS ? ([['github']] as const) : [])],
});
