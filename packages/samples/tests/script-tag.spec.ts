// React components in script tags, with real copies of React in a browser.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { writeFiles } from '@site/test-files';
import { hasChanged } from '@site/test-support/selection';
import { runSample } from '../src/build/run.ts';
import { readSample, samplesFolder } from '../src/build/sample.ts';
import { serve } from './served.ts';
import { copyOf, edit, ownFolder, ownName } from './support.ts';

const application = 'http://localhost:3000';
const sample = readSample(`${samplesFolder}/react-script`);

test.afterEach(() => rmSync(ownFolder(), { recursive: true, force: true }));

/** React as ES modules, which the page with the import map loads from a CDN. */
const vendor = {
  'react.js': 'export { createElement, useState } from "react";',
  'jsx-runtime.js': 'export { jsx, jsxs, Fragment } from "react/jsx-runtime";',
  'client.js': 'export { createRoot } from "react-dom/client";',
};
const vendorItem = `{
  id: 'vendor',
  source: {
    define: { 'process.env.NODE_ENV': '"production"' },
    entry: {
      react: './vendor/react.js',
      'react/jsx-runtime': './vendor/jsx-runtime.js',
      'react-dom/client': './vendor/client.js',
    },
  },
  output: { autoExternal: false, distPath: 'vendor/dist' },
},`;

/** Builds the sample, together with React as ES modules, and returns the folder. */
async function build(): Promise<string> {
  const { folder } = copyOf(sample.id, samplesFolder);
  writeFiles(vendor, `${folder}/vendor`);
  edit(`${folder}/rslib.config.ts`, 'lib: [', `lib: [\n${vendorItem}`);
  return (await runSample({ ...sample, folder }, ownName())).folder;
}

/** Serves installed packages as unpkg, and React as ES modules as esm.sh. */
async function serveReact(page: Page, built: string) {
  await page.route('https://unpkg.com/**', (route) => {
    const url = route.request().url();
    const [, name, version, file] =
      /\/(react(?:-dom)?)@(\d+)[^/]*\/(.+)$/.exec(url) ?? [];
    const installed = version === '18' ? `${name}-18` : name;
    const path = `${built}/../../../node_modules/${installed}/${file}`;
    if (!existsSync(path)) return route.fulfill({ status: 404 });
    return route.fulfill({ path, contentType: 'text/javascript' });
  });
  await page.route('https://esm.sh/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace(/@[\d.]+/, '');
    return route.fulfill({
      body: readFileSync(`${built}/vendor/dist${file.replace(/\.js$/, '')}.js`),
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}

if (hasChanged(['docs/samples/react-script/', 'packages/samples/src/build/'])) {
  test('a component works with global React 18, bundled React and an import map', async ({
    page,
  }) => {
    const built = await build();
    await serve(page, application, built);
    await serveReact(page, built);
    for (const name of ['outside', 'inside', 'module']) {
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
