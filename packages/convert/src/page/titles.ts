import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@site/mdx/language';
import { readPages } from '@site/mdx/read';
import { repository } from '@site/mdx/repository';
import { sections } from './counterparts.ts';

const own = path.resolve(repository, 'packages/convert/src');
const written = /["'](\/(?:config|guide)\/[\w/#.-]+)["']/g;

/** The addresses of all sections that an answer may link to, without language. */
export function linkedSections(): string[] {
  const files = readdirSync(own, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.(?:json|tsx?)$/.test(file))
    .map((file) => readFileSync(path.join(own, file), 'utf8'));
  const inTexts = texts.flatMap((text) =>
    [...text.matchAll(written)].map(([, link = '']) => link),
  );
  // A tool has a page with some of these sections.
  const ofTools = [...sections.keys()].flatMap((section) => [
    `/guide/migration/${section}`,
    `/guide/migration/${section.replace(/#.*/, '')}`,
  ]);
  return [...new Set([...inTexts, ...ofTools])].sort();
}

/**
 * The titles of sections as readers see them, by their addresses: that of the page, and that of the
 * section. Throws for an address that leads nowhere.
 */
export function titlesOf(
  links: readonly string[],
  language: Language,
): Record<string, string> {
  const fileOf = (link: string) => {
    const [route = ''] = link.split('#');
    return `docs/${language}${route.replace(/\/$/, '/index')}.mdx`;
  };
  const files = [...new Set(links.map(fileOf))];
  const read = (file: string) => readFileSync(path.resolve(repository, file), 'utf8');
  const { pages } = readPages(files.map((file) => ({ file, text: read(file) })));
  const titles = links.map((link) => {
    const headings = pages.find(({ file }) => file === fileOf(link))?.headings ?? [];
    const [, id] = link.split('#');
    const title = headings.find(({ depth }) => depth === 1)?.text;
    const section = headings.find((one) => one.id === id)?.text;
    if (!title || (id && !section))
      throw new Error(
        `The converter links to ${link}, which ${fileOf(link)} has no heading for.`,
      );
    return [link, section ? `${title} › ${section}` : title];
  });
  return Object.fromEntries(titles);
}
