import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '@site/pages/findings';
import {
  type BuiltPage,
  type Element,
  lineOfElement,
  parseBuilt,
} from '@site/pages/html';

/** The built site on disk. */
export interface BuiltSite {
  pages: readonly BuiltPage[];
  /** Paths of all files below its folder, with forward slashes. */
  files: ReadonlySet<string>;
  /** Path that the site is served under, with both slashes. */
  base: string;
}

/** Reads the built site in `folder`. Throws when there is none. */
export function readSite(folder: string, base: string): BuiltSite {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => parseBuilt(file, readFileSync(path.join(folder, file), 'utf8')));
  return { pages, files: new Set(files), base };
}

/** A finding on a built page, at an element where one is to blame. */
export function builtFinding(
  { file }: BuiltPage,
  element: Element | undefined,
  what: string,
  why: string,
  todo: string,
): Finding {
  const line = element ? lineOfElement(element) : 0;
  return { file: `doc_build/${file}`, line, what, why, todo };
}
