import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** A file of the built site with its size in KiB of brotli. */
export interface Weight {
  file: string;
  size: number;
}

/** Hosts that compress harder send about an eighth less, for fifty times the work. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const known = new Map<string, Weight>();

/**
 * Weighs what a first visit to a page of the built site in `folder` downloads: `before` the first
 * sign of intent and, with the framework's scripts, `after` it. Images that load lazily are left
 * out. Throws where the page names a file of another host or one that does not exist.
 */
export function weigh(folder: string, page: string, base: string) {
  const read = (file: string) => readFileSync(path.join(folder, file));
  const html = String(read(page)).replaceAll(/<script>.*?<\/script>/gs, '');
  const early = [...html.matchAll(/<(link|script|img|iframe)\b[^>]*>/g)].flatMap(
    ([tag]) => (isLoaded(tag) ? (/\s(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? []) : []),
  );
  const styles = html.match(/<style.*?<\/style>/gs)?.join('') ?? '';
  const inStyles = [...styles.matchAll(/url\(["']?(\/[^"')]+)/g)].map(
    ([, url = '']) => url,
  );
  const late = /<meta name="intent-files" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const before = [...new Set([page, ...[...early, ...inStyles].map(fileOf)])];
  const after = [...new Set([...before, ...late.split(' ').map(fileOf)])];
  return { before: before.map(weightOf), after: after.map(weightOf) };

  function fileOf(url: string): string {
    if (!url.startsWith(base)) throw new Error(`${page} asks another host for ${url}.`);
    return url.slice(base.length).replace(/[?#].*/, '');
  }

  function weightOf(file: string): Weight {
    const weight = known.get(file) ?? { file, size: sizeOf(file, read(file)) };
    known.set(file, weight);
    return weight;
  }
}

/** The size of a file as it is sent, in KiB. */
function sizeOf(file: string, body: Buffer): number {
  const isText = /\.(html|css|js|json|svg)$/.test(file);
  return (isText ? brotliCompressSync(body, { params }) : body).length / 1024;
}

function isLoaded(tag: string): boolean {
  if (tag.startsWith('<link')) return /rel="(stylesheet|(module)?preload)"/.test(tag);
  return !/loading="lazy"|src="data:/.test(tag);
}
