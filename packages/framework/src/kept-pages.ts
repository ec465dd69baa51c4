import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { digest, listProject, repository } from '@site/pages/repository';
import { fileOf, isPlaceholder } from './read-pages.ts';

/** What is kept: by the file of a page the hash of all that was read for it, and what the framework made of that. */
type Kept = Record<string, { hash: string; page: object } | undefined>;

/** Other packages or settings read otherwise. */
const readers = ['package-lock.json', 'rspress.config.ts'];

/** What the framework read of pages in earlier runs, kept in `file`, an absolute path. */
export function keepPages(file: string) {
  const hashes = new Map<string, string>();
  let kept: Kept | undefined;
  let shared: string | undefined;
  const hashOf = (page: string) => {
    shared ??= sharedTexts();
    const hash = hashes.get(page) ?? digest(shared + readFileSync(page, 'utf8'));
    hashes.set(page, hash);
    return hash;
  };
  const known = (page: string) => {
    kept ??= keptIn(file);
    const one = kept[page];
    return one?.hash === hashOf(page) ? one.page : undefined;
  };
  return {
    /** Whether what was read of this page is still what it says. Asked before a run reads; the page may change later. */
    isCurrent(page: string): boolean {
      hashes.delete(page);
      return known(page) !== undefined;
    },
    /** Makes of a placeholder the page as it was read; leaves others as they are. */
    fill(page: PageIndexInfo): void {
      if (!isPlaceholder(page._filepath)) return;
      Object.assign(page, structuredClone(known(fileOf(page._filepath))));
    },
    /** Keeps what was read of all pages, before anybody changes it. */
    save(pages: readonly PageIndexInfo[]): void {
      const all = pages.map((page) => [
        page._filepath,
        { hash: hashOf(page._filepath), page },
      ]);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(all)));
    },
  };
}

/** Pieces that any page may take in are read with it. */
function sharedTexts(): string {
  const files = listProject(repository);
  return digest(
    files
      .filter(
        ({ file }) =>
          readers.includes(file) || /^docs\/(\w+\/)?shared\/.+\.mdx$/.test(file),
      )
      .map(({ file, text }) => `${file}\n${text}`)
      .join('\n'),
  );
}

function keptIn(file: string): Kept {
  try {
    const kept: Kept = JSON.parse(readFileSync(file, 'utf8'));
    return kept;
  } catch {
    // Not there or broken: everything is read.
    return {};
  }
}
