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

/**
 * What a change can break: the changed files, and a changed page in both languages. Everything, where shared data or a
 * check has changed, or a page is gone, which others may speak of. `spelled` picks the files whose words are to be looked up.
 */
export function scopeOf(
  { files, gone }: Pick<Changes, 'files' | 'gone'>,
  spelled: (files: readonly string[]) => readonly string[] = (all) => all,
): Scope {
  if ([...files, ...gone].some((file) => shared.test(file))) return everything;
  if (gone.some((file) => page.test(file))) return everything;
  const all = [...files, ...gone];
  const held = new Set(files.flatMap((file) => [file, ...inOtherLanguage(file)]));
  return {
    touches: (pattern) => all.some((file) => pattern.test(file)),
    holds: (file) => held.has(file),
    spelled: spelled(files),
  };
}

function inOtherLanguage(file: string): string[] {
  if (!page.test(file)) return [];
  const other = file.startsWith('docs/en/') ? 'zh' : 'en';
  return [file.replace(/^docs\/\w+/, `docs/${other}`)];
}
