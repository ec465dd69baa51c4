import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../repository/digest.ts';
import type { KnownHeadings } from './later.ts';
import type { Heading } from './page.ts';

/** What is kept of a page: the hash of the text in which the headings stood. */
type Kept = Record<string, { hash: string; headings: readonly Heading[] } | undefined>;

/** Whoever changes how headings are read, or the packages that read them, lets everything be read anew. */
const readers = ['headings.ts', 'parse.ts', 'prepare.ts', '../../package-lock.json'];

/** The headings of pages of the repository at `root` as they were found in earlier runs, and a way to keep those of this one. */
export function knownHeadings(root: string): {
  headings: KnownHeadings;
  save: () => void;
} {
  const file = path.join(root, '.cache/headings.json');
  const version = digest(
    readers.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join(),
  );
  const kept = keptIn(file, version);
  let changed = false;
  return {
    headings: ({ file: page, text }, find) => {
      const hash = digest(text);
      const known = kept[page];
      if (known?.hash === hash) return known.headings;
      const headings = find();
      kept[page] = { hash, headings };
      changed = true;
      return headings;
    },
    save() {
      if (!changed) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ version, pages: kept }));
    },
  };
}

/** Nothing, where the file is not there, broken or of other readers. */
function keptIn(file: string, version: string): Kept {
  try {
    const data: { version?: unknown; pages?: Kept } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    return data.version === version ? (data.pages ?? {}) : {};
  } catch {
    return {};
  }
}
