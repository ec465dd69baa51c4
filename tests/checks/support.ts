import type { Finding } from '@site/pages/findings';
import { parseBuilt } from '@site/pages/html';
import type { Page } from '@site/pages/page';
import { parsePage } from '@site/pages/parse';
import type { BuiltSite } from '../../tools/checks/built/site.ts';

/** The same page in both languages, `a` where nothing else is said. */
export function pair(en: string, zh: string, name = 'a.mdx'): Page[] {
  return [parsePage(`docs/en/${name}`, en), parsePage(`docs/zh/${name}`, zh)];
}

/** One English page. */
export function english(source: string, name = 'a.mdx'): Page[] {
  return [parsePage(`docs/en/${name}`, source)];
}

/** One Chinese page. */
export function chinese(source: string, name = 'a.mdx'): Page[] {
  return [parsePage(`docs/zh/${name}`, source)];
}

/** A built site of the given HTML files, by their paths, and of further files without content. */
export function built(
  html: Readonly<Record<string, string>>,
  others: readonly string[] = [],
  base = '/',
): BuiltSite {
  const pages = Object.entries(html).map(([file, text]) => parseBuilt(file, text));
  return { pages, files: new Set([...Object.keys(html), ...others]), base };
}

/** Where the findings are, as `file:line`. */
export function places(findings: readonly Finding[]): string[] {
  return findings.map(({ file, line }) => `${file}:${line}`);
}
