import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pictureFile } from './picture-file.ts';
import { missingCharacters, renderPng } from './render.ts';
import { pictureOf } from './template.ts';

const cache = path.resolve('.cache/pictures');

interface Page {
  routePath: string;
  title: string;
  description: string;
}

/**
 * Draws a social picture for every page from its title and description, into `social/` of the built site under the page's
 * own path. What has not changed since the last build is taken from `.cache/pictures`. The theme names the picture in the
 * head of its page.
 */
export function pictures(): RspressPlugin {
  const pages: Page[] = [];
  return {
    name: 'site-pictures',
    extendPageData({ routePath, title, description = '', frontmatter }) {
      if (frontmatter.pageType !== '404') pages.push({ routePath, title, description });
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const logo = await readFile('docs/public/logo.svg', 'utf8');
      const mark = logo.replace(/^[^>]*>|<\/svg>\s*$/g, '');
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      for (const page of pages) {
        const file = path.join(outDir, pictureFile(page.routePath));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, await picture(page, mark));
      }
    },
  };
}

async function picture(page: Page, mark: string): Promise<Uint8Array> {
  const missing = await missingCharacters(page.title + page.description);
  if (missing.length > 0) {
    throw new Error(
      `The fonts of the social pictures lack ${missing.join(' ')} (page ${page.routePath}). Say it in other words, or add the characters as packages/social-images/src/fonts/README.md tells.`,
    );
  }
  const svg = pictureOf(page, mark);
  const file = path.join(
    cache,
    `${createHash('sha256').update(svg).digest('hex').slice(0, 20)}.png`,
  );
  try {
    return await readFile(file);
  } catch {
    const png = await renderPng(svg);
    await mkdir(cache, { recursive: true });
    await writeFile(file, png);
    return png;
  }
}
