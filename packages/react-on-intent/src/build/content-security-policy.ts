import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { insertAfterCharset } from '@site/framework';
import { analyticsId, searchService } from '@site/settings';

/** Hash sources such as `'sha256-…'` of what a page contains inline, each once. */
interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Origins other than the site's own, such as `https://example.com`. */
export interface Origins {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
}

/**
 * Gives built pages their content security policy: each page its own in a `<meta>` tag, for hosts
 * that send no headers, and one for all pages in the `_headers` file of `outDir`, if there is
 * one, whose addresses get the path of the site, `base`, before them. `files` are the paths of the
 * finished pages; pages may load images from the origins `images`.
 *
 * @throws when a page declares no character set, or the policy does not fit into `_headers`
 */
export async function writePolicy(
  outDir: string,
  files: readonly string[],
  images: readonly string[],
  base: string,
): Promise<void> {
  const origins = otherOrigins(images, analyticsId, searchService?.url);
  const sources: InlineSources[] = [];
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    const inline = inlineSources(html);
    const policy = pagePolicy(inline, origins);
    sources.push(inline);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    await writeFile(file, insertAfterCharset(html, meta));
  }
  const headers = path.join(outDir, '_headers');
  const text = await readFile(headers, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  // Other sites may frame pages, which only a header can say.
  const policy = `${pagePolicy(union(sources), origins)};frame-ancestors *`;
  await writeFile(headers, addToHeaders(text, policy).replace(/^\//gm, base));
}

/**
 * The policy of a page: only what the site has built or names may run or load. README.md explains
 * each directive.
 */
function pagePolicy(inline: InlineSources, origins: Origins): string {
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inline.scripts, ...origins.scripts],
    ['style-src', "'self'", ...inline.styles],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...origins.images],
    ['connect-src', "'self'", ...origins.connections],
    ['object-src', "'none'"],
    ['frame-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ]
    .map((directive) => directive.join(' '))
    .join(';');
}

const script = /<script(?:\s[^>]*)?>(.*?)<\/script>/gs;
const style = /<style(?:\s[^>]*)?>(.*?)<\/style>/gs;

/** Browsers do not execute JSON, so a policy need not allow it. */
const json = /^<script\s[^>]*type="application\/(?:ld\+)?json"/;

/** The inline scripts and style sheets of a page, by hash. */
function inlineSources(html: string): InlineSources {
  const scripts = [...html.matchAll(script)].filter(([tag]) => !json.test(tag));
  return { scripts: hashes(scripts), styles: hashes([...html.matchAll(style)]) };
}

/** The sources of all pages, each once and sorted. */
function union(pages: readonly InlineSources[]): InlineSources {
  const all = (kind: keyof InlineSources) =>
    [...new Set(pages.flatMap((page) => page[kind]))].sort();
  return { scripts: all('scripts'), styles: all('styles') };
}

/** The source that allows exactly this text. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function hashes(tags: readonly RegExpMatchArray[]): string[] {
  const texts = tags.map(([, text = '']) => text).filter((text) => text !== '');
  return [...new Set(texts.map(sourceOf))];
}

/** What Google documents for its tag. */
const analyticsOrigins: Origins = {
  scripts: ['https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/**
 * Origins that pages load from: those of `logos`, analytics if an id is configured, and the search
 * service if one is. `service` is its URL; without a host it is on the site's own
 * origin.
 */
export function otherOrigins(
  logos: readonly string[],
  id: string,
  service = '',
): Origins {
  const { scripts, images, connections } =
    id === '' ? { scripts: [], images: [], connections: [] } : analyticsOrigins;
  const search = /^https?:/.test(service) ? [new URL(service).origin] : [];
  return {
    scripts,
    images: [...logos, ...images],
    connections: [...search, ...connections],
  };
}

/** Hosts read no more of a line, and one of them silently drops longer ones. */
const maxLine = 2000;

const blockForAll = /^\/\*\n((?:[ \t]+\S.*\n|#.*\n)*)/m;

/**
 * Adds a policy to the block for all addresses of a `_headers` file. Of two blocks for the same
 * address, some hosts read only the last.
 *
 * @throws when there is no such block, when it has a policy, and when the line would be too long
 */
export function addToHeaders(headers: string, policy: string): string {
  const line = `  Content-Security-Policy: ${policy}\n`;
  if (line.length > maxLine)
    throw new Error(
      `The content security policy has ${line.length} characters, and hosts read ${maxLine} of a ` +
        'line. Each inline script or style sheet that differs between pages adds 54: give all ' +
        'pages the same text, and put what differs into an attribute or a <meta> tag.',
    );
  const block = blockForAll.exec(headers);
  if (!block)
    throw new Error(
      'docs/public/_headers has no block for /*, which gets the content security policy. ' +
        'Add one with a header for all addresses.',
    );
  if (/^\s*content-security-policy:/im.test(block[0]))
    throw new Error(
      'The block for /* in docs/public/_headers has a Content-Security-Policy. The build writes ' +
        'it: packages/react-on-intent/src/build/content-security-policy.ts.',
    );
  const end = block.index + block[0].length;
  return headers.slice(0, end) + line + headers.slice(end);
}
