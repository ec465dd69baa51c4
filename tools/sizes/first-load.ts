import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What one address makes a browser ask for, as paths of files below the built site. */
export interface Load {
  /** Before the reader does anything: the page, its style sheets, pictures in sight of a script or not, scripts and preloads. */
  readonly before: readonly string[];
  /** What the first sign of intent adds: the framework's scripts. */
  readonly after: readonly string[];
}

const tag = /<(link|script|img|source|iframe|meta)\b[^>]*>/g;

/**
 * Reads from the HTML of a page what a cold visit asks for. Icons of the browser's own, such as the favicon and the manifest, are left out, as
 * are pictures that wait until they are in sight. Throws where the page names a file of another host: no page of this site may.
 */
export function loadOf(file: string, html: string, base: string): Load {
  const before = new Set([file]);
  const after = new Set<string>();
  for (const [text, name] of html
    .replaceAll(/<script>.*?<\/script>/gs, '')
    .matchAll(tag)) {
    const value = (key: string) => new RegExp(`\\s${key}="([^"]*)"`).exec(text)?.[1];
    const add = (address: string | undefined) => {
      if (address === undefined || address.startsWith('data:')) return;
      before.add(fileOf(address, base, file));
    };
    if (name === 'link' && /^(stylesheet|(module)?preload)$/.test(value('rel') ?? ''))
      add(value('href'));
    if (name === 'script' || name === 'iframe') add(value('src'));
    if ((name === 'img' || name === 'source') && value('loading') !== 'lazy')
      add(value('src'));
    if (name === 'meta' && value('name') === 'intent-scripts') {
      for (const address of (value('content') ?? '').split(' '))
        after.add(fileOf(address, base, file));
    }
  }
  return { before: [...before], after: [...after].filter((one) => !before.has(one)) };
}

/** Adds the fonts and pictures that the style sheets of a load name, which is the most that they can make a browser ask for. */
export function withStyles(
  files: readonly string[],
  folder: string,
  base: string,
): string[] {
  const named = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(path.join(folder, file), 'utf8');
      return [...css.matchAll(/url\(\s*["']?(?!data:|#)([^"')]+)/g)].map(([, address]) =>
        fileOf(address ?? '', base, file),
      );
    });
  return [...new Set([...files, ...named])];
}

function fileOf(address: string, base: string, from: string): string {
  if (/^(https?:)?\/\//.test(address))
    throw new Error(`${from} asks another host for ${address}.`);
  const bare = address.split(/[?#]/)[0] ?? '';
  if (!bare.startsWith('/')) return path.posix.join(path.posix.dirname(from), bare);
  return bare.slice(base.length);
}
