// The path of the site, which people write with and without slashes.
import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

for (const [written, base] of [
  ['', '/'],
  ['/', '/'],
  ['docs', '/docs/'],
  ['/docs/v1', '/docs/v1/'],
] as const)
  test(`with SITE_BASE “${written}”, the site is at ${base}`, () => {
    const print = "import('@site/settings').then(({ base }) => console.log(base))";
    const printed = execFileSync(process.execPath, ['--import', 'tsx', '-e', print], {
      env: { ...process.env, SITE_BASE: written },
      encoding: 'utf8',
    });
    expect(printed.trim()).toBe(base);
  });
