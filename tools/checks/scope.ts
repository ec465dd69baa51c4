import type { Changes } from '../repository/changes.ts';

/** How much of the repository a run of the checks looks at. */
export interface Scope {
  /** Whether a file whose path matches is new, other or gone; what reads no other file can be left out where not. */
  touches(files: RegExp): boolean;
  /** Whether a check that judges each file by itself, or a page beside the other language, looks at this one. */
  holds(file: string): boolean;
  /** Paths of the only files whose words are looked up; absent where it is those of all. */
  readonly spelled?: readonly string[];
}

/** Everything is looked at. */
export const everything: Scope = { touches: () => true, holds: () => true };

/** What a check compares many files with, and the checks themselves: whoever changes it may break a page far away. */
const shared =
  /^(?:tools\/|docs\/shared\/|site\.ts$|package(?:-lock)?\.json$|cspell\.json$|\.autocorrectrc$|theme\/.*(?:\.json$|\/data\/))/;

const page = /^docs\/(en|zh)\/.+\.mdx?$/;

/** What of a change can be told only by what stands in the files. */
export interface Reading {
  /** Pages that a changed list is about; nothing where it may be about any. */
  far(file: string): readonly string[] | undefined;
  /** Those of the changed files whose words are to be looked up. */
  spelled(files: readonly string[]): readonly string[];
}

/**
 * What a change can break: the changed files, a changed page in both languages, and the pages that a changed list is about.
 * Everything, where other shared data or a check has changed, or a page is gone, which others may speak of.
 */
export function scopeOf(
  { files, gone }: Pick<Changes, 'files' | 'gone'>,
  { far, spelled }: Reading,
): Scope {
  const lists = files.filter((file) => shared.test(file)).map(far);
  if (lists.includes(undefined)) return everything;
  if (gone.some((file) => shared.test(file) || page.test(file))) return everything;
  const own = [...files, ...lists.flatMap((pages) => pages ?? [])];
  const held = new Set(own.flatMap((file) => [file, ...inOtherLanguage(file)]));
  return {
    touches: (pattern) => [...own, ...gone].some((file) => pattern.test(file)),
    holds: (file) => held.has(file),
    spelled: spelled(files),
  };
}

function inOtherLanguage(file: string): string[] {
  if (!page.test(file)) return [];
  const other = file.startsWith('docs/en/') ? 'zh' : 'en';
  return [file.replace(/^docs\/\w+/, `docs/${other}`)];
}
