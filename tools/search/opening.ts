// What search costs a reader: npm run search-cost. Bytes of what it loads, and the time from opening to the first result.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { locales } from '../../site.ts';
import { hydrate, watchHydration } from '../../tests/support/hydration.ts';
import { median } from '../median.ts';
import { startServer } from '../serve/server.ts';
import { chromiumArguments, findChromium } from '../setup/chromium.mjs';

const folder = process.env.SITE_OUT_DIR ?? 'doc_build';
const rounds = 7;
const queries: Readonly<Record<string, string>> = { en: 'external', zh: '产物' };

const executablePath = findChromium();
const server = await startServer(folder, {
  base: '/',
  port: 0,
});
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: chromiumArguments,
});
console.log(
  'language  loaded by search, gzip   index   first result after, median of warm openings',
);
try {
  for (const { lang } of locales) console.log(await told(browser, lang));
} finally {
  await browser.close();
  await server.close();
}

async function told(from: Browser, lang: string): Promise<string> {
  // What the site's worker fetches to keep it is not what search costs.
  const context = await from.newContext({ locale: lang, serviceWorkers: 'block' });
  const page = await context.newPage();
  const query = queries[lang] ?? 'external';
  await watchHydration(page);
  const loaded = new Set<string>();
  await visit(page, lang);
  const note = (request: Request) => loaded.add(new URL(request.url()).pathname);
  context.on('request', note);
  await open(page, query);
  context.off('request', note);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await visit(page, lang);
    times.push(await open(page, query));
  }
  await context.close();
  const sizes = [...loaded].map((file) => ({ file, size: gzipOf(file) }));
  const sum = (of: typeof sizes) =>
    kilobytes(of.reduce((all, { size }) => all + size, 0));
  const index = sizes.filter(({ file }) => file.includes('search_index'));
  return [
    lang.padEnd(9),
    sum(sizes).padStart(10),
    sum(index).padStart(20),
    `${median(times).toFixed(0)} ms`.padStart(12),
  ].join(' ');
}

/** A page on which the reader has moved the pointer, so that React is there, and has not looked at search. */
async function visit(page: Page, lang: string): Promise<void> {
  const prefix = lang === locales[0].lang ? '' : `${lang}/`;
  await page.goto(`${server.origin}/${prefix}guide/start/quick-start`);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
}

/** Opens search by its shortcut and types at once. Gives the milliseconds until a result is painted. */
async function open(page: Page, query: string): Promise<number> {
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        addEventListener('keydown', () => (start ||= performance.now()), {
          capture: true,
        });
        const seen = new MutationObserver(() => {
          if (!document.querySelector('[data-search-dialog] [role=option] mark')) return;
          seen.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        seen.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.keyboard.press('Control+k');
  await page.locator('[data-search-dialog] [role=combobox]').waitFor();
  await page.keyboard.insertText(query);
  return measured;
}

function gzipOf(file: string): number {
  return gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
