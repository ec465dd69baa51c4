/**
 * Makes the pictures of `pictures.ts` from the drawings in `docs/public`, in a Chromium:
 * `node --import jiti/register tools/icons/render.ts`. Its output is committed; run it after a
 * drawing or a tagline has changed. The social pictures need a font with Chinese characters
 * (Debian: `fonts-noto-cjk`).
 */
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { chromiumArguments, findChromium } from '../setup/chromium.mjs';
import { icoOf } from './ico.ts';
import { type Picture, pictures } from './pictures.ts';

const folder = path.resolve('docs/public');
// The loader hook of jiti on Node 20 cannot import this package, whose parts require each other.
const require = createRequire(import.meta.url);
const { chromium }: typeof import('@playwright/test') = require('@playwright/test');

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: chromiumArguments,
});
try {
  for (const picture of pictures) {
    const png = await render(browser, picture);
    const bytes = picture.file.endsWith('.ico') ? icoOf([png]) : png;
    await fs.writeFile(path.join(folder, picture.file), bytes);
    console.log(
      `${picture.file}  ${picture.width} x ${picture.height}, ${bytes.length} bytes`,
    );
  }
} finally {
  await browser.close();
}

async function render(browser: Browser, picture: Picture): Promise<Buffer> {
  const { width, height, source, background = 'transparent', share, change } = picture;
  const drawing = await fs.readFile(path.join(folder, source), 'utf8');
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: 'light',
  });
  await page.setContent(
    `<style>
      body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background} }
      svg { display: block; width: ${share * 100}% }
    </style>${change ? change(drawing) : drawing}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}
