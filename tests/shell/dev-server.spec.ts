// What somebody who writes pages sees while `npm run dev` runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '@site/test-files';
import { freePort } from '../../tools/serve/port.ts';
import { expect, type Page, test } from '../support/test.ts';
import { complaintsOf } from '../support/visitor.ts';

let docs: string;
test.beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  // Inside the repository, so that pages find packages.
  docs = mkdtempSync(path.resolve('.cache/dev-server-'));
  for (const language of ['en', 'zh']) {
    write(`${language}/_nav.json`, '[{ "text": "Guide", "link": "/guide/" }]');
    write(`${language}/guide/_meta.json`, '["index.mdx", "first.mdx", "second.mdx"]');
    for (const name of ['Index', 'First', 'Second'])
      write(`${language}/guide/${name.toLowerCase()}.mdx`, `# ${name} in ${language}\n`);
  }
});
test.afterAll(() => rmSync(docs, { recursive: true }));

/** Two sections that are higher than the window. */
const sections = ['One', 'Two']
  .map((name) => `\n## ${name}\n${'\nText.\n'.repeat(99)}`)
  .join('');

const write = (name: string, text: string) => writeFiles({ [name]: text }, docs);

/** Starts the dev server of the small fixture site; it may not answer yet. */
async function startDevServer() {
  const port = await freePort();
  const rspress = 'node_modules/@rspress/core/bin/rspress.js';
  const config = 'tests/shell/fixtures/small/rspress.config.ts';
  const server = spawn(
    process.execPath,
    [rspress, 'dev', '-c', config, '--port', `${port}`],
    { env: { ...process.env, FIXTURE_DOCS: docs, RSPRESS_PERSISTENT_CACHE: 'false' } },
  );
  let text = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
  return {
    root: `http://localhost:${port}/`,
    printed: () => text,
    close() {
      const closed = once(server, 'exit');
      server.kill();
      return closed;
    },
  };
}

/** Opens a page as soon as the server answers, again and again until `sees` passes. */
async function openUntil(page: Page, url: string, sees: () => Promise<void>) {
  await expect(async () => {
    await page.goto(url, { timeout: 5000 });
    await sees();
  }).toPass();
}

test('a broken page appears when it is mended, a change at once, and others without a lost one', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const complaints = complaintsOf(page);
  write('en/guide/first.mdx', '# First in en\n\n<Broken\n');
  const server = await startDevServer();
  try {
    await openUntil(page, `${server.root}guide/first`, async () => {
      expect(server.printed(), 'the terminal names the page').toContain(
        'en/guide/first.mdx',
      );
    });
    await expect(heading('First')).toHaveCount(0);
    write('en/guide/first.mdx', '# First in en\n\nIt is mended.\n');
    await expect(page.getByText('It is mended.')).toBeVisible();

    const field = page.getByRole('combobox');
    const hit = page.getByRole('option', { name: 'Second in en' });
    // The dev server may load the page once more after it is mended, which closes search.
    await expect(async () => {
      if (!(await field.isVisible())) await page.keyboard.press('Control+k');
      await field.fill('second', { timeout: 5000 });
      await expect(hit, 'search finds a title').toBeVisible({ timeout: 5000 });
    }).toPass();
    await page.keyboard.press('Escape');
    write('en/guide/first.mdx', `# First in en\n\nIt is changed.\n${sections}`);
    await expect(page.getByText('It is changed.')).toBeVisible();
    await page.mouse.wheel(0, 10_000);
    await expect(
      page.locator('nav [aria-current=location]'),
      'the outline follows',
    ).toHaveText('Two');
    // A web worker has no such function.
    const said = [server.printed(), ...complaints].join('\n');
    expect(said).not.toContain('reload is not a function');

    rmSync(path.join(docs, 'zh/guide/second.mdx'));
    const lost = page.getByRole('link', { name: 'Second in zh' });
    await openUntil(page, `${server.root}zh/guide/first`, async () => {
      await expect(heading('First in zh')).toBeVisible({ timeout: 5000 });
      await expect(lost).toHaveCount(0, { timeout: 1000 });
    });
    await page.goto(`${server.root}guide/second`);
    await expect(heading('Second in en'), 'the page in the other language').toBeVisible();
  } finally {
    await server.close();
  }
});
