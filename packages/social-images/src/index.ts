import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { missingCharacters, renderPng } from './render.ts';
import { socialImageSvg } from './template.ts';

const cache = path.resolve('.cache/pictures');

interface Page {
  routePath: string;
  title: string;
  description: string;
}

/** The file of a page's image in the built site: `social/config/index.png` for `/config/`. */
export function socialImageFile(routePath: string): string {
  return `social${routePath.endsWith('/') ? `${routePath}index` : routePath}.png`;
}

/**
 * Rspress plugin that renders a social image for every page from its title and description. Images
 * are cached in `.cache/pictures`. theme/layout links to the image from the head of the page.
 */
export function socialImages(): RspressPlugin {
  const pages: Page[] = [];
  return {
    name: 'site-social-images',
    extendPageData({ routePath, title, description = '', frontmatter }) {
      if (frontmatter.pageType !== '404') pages.push({ routePath, title, description });
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const svg = await readFile('docs/public/logo.svg', 'utf8');
      const logo = svg.replace(/^[^>]*>|<\/svg>\s*$/g, '');
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      for (const page of pages) {
        const file = path.join(outDir, socialImageFile(page.routePath));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, await cachedImage(page, logo));
      }
    },
  };
}

async function cachedImage(page: Page, logo: string): Promise<Uint8Array> {
  const missing = await missingCharacters(page.title + page.description);
  if (missing.length > 0) {
    throw new Error(
      `The fonts of the social images lack ${missing.join(' ')} (page ${page.routePath}). ` +
        'Use other words, or add the characters: see packages/social-images/src/fonts/README.md.',
    );
  }
  const svg = socialImageSvg(page, logo);
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 20);
  const file = path.join(cache, `${digest}.png`);
  try {
    return await readFile(file);
  } catch {
    const png = await renderPng(svg);
    await mkdir(cache, { recursive: true });
    await writeFile(file, png);
    return png;
  }
}
