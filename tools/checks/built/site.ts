import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '@site/pages/findings';
import {
  type BuiltPage,
  type Element,
  lineOfElement,
  parseBuilt,
} from '@site/pages/html';

/** Reads the pages of the built site in `folder`, sorted by file. Throws when there is no site. */
export function readBuiltPages(folder: string): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => parseBuilt(file, readFileSync(path.join(folder, file), 'utf8')));
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
