// React components in script tags, with real copies of React in a browser.
import { existsSync, rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { hasChanged } from '../../../tests/support/selection.ts';
import { runSample } from '../src/build/run.ts';
import { readSample, samplesFolder } from '../src/build/sample.ts';
import { serve } from './served.ts';
import { edit, ownFolder, ownName } from './support.ts';

const application = 'http://localhost:3000';
const sample = readSample(`${samplesFolder}/react-script`);

let built = '';
test.afterEach(() => {
  rmSync(ownFolder(), { recursive: true, force: true });
});

/** Serves installed packages as unpkg does. */
async function serveReact(page: Page) {
  await page.route('https://unpkg.com/**', (route) => {
    const url = route.request().url();
    const [, name, version, file] =
      /\/(react(?:-dom)?)@(\d+)[^/]*\/(.+)$/.exec(url) ?? [];
    const installed = version === '18' ? `${name}-18` : name;
    const path = `${built}/../../../node_modules/${installed}/${file}`;
    if (!existsSync(path)) return route.fulfill({ status: 404 });
    return route.fulfill({ path, contentType: 'text/javascript' });
  });
}

if (hasChanged(['docs/samples/react-script/', 'packages/samples/src/build/'])) {
  test('a component works with global React 18 and with bundled React', async ({
    page,
  }) => {
    built = (await runSample(sample, ownName())).folder;
    await serve(page, application, built);
    await serveReact(page);
    for (const name of ['outside', 'inside']) {
      await page.goto(`${application}/pages/${name}.html`);
      const button = page.getByRole('button');
      await expect(button).toHaveText('0 likes');
      await button.click();
      await expect(button).toHaveText('1 likes');
    }
    for (const name of ['react', 'react-dom'])
      edit(`${built}/pages/outside.html`, `/${name}@18.3.1`, `/${name}@19.3.1`);
    const failed = page.waitForEvent('pageerror');
    await page.goto(`${application}/pages/outside.html`);
    expect((await failed).message, 'React 19 has no umd folder').toContain(
      'ReactDOM is not defined',
    );
  });
}
