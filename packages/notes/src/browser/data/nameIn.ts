import type { Note } from './note.ts';

/**
 * What a reader sees of a helper in `text`, in which its note finds something: the first of its names that
 * occurs there, else what was found.
 */
export function nameIn({ id, names, find }: Note, text: string): string {
  const seen = [...text.matchAll(new RegExp(find, `${find.flags}g`))].map(([one]) => one);
  return (
    names.find((name) => seen.some((one) => patternOf(name).test(one))) ??
    names.find((name) => patternOf(name).test(text)) ??
    seen.map(shortOf).find((one) => /^[^`\n]{1,50}$/.test(one)) ??
    names[0] ??
    id
  );
}

/** Finds a name; `*` stands for a part of a word or path, `…` for anything. */
function patternOf(name: string): RegExp {
  const escaped = name.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replaceAll('*', '[\\w$./-]*').replaceAll('…', '[\\s\\S]*'));
}

/** The path of an import alone, and no bracket that stays open. */
function shortOf(found: string): string {
  const [, path] = /^(?:from|import|require)\s*\(?\s*(["'][^"']+["'])$/.exec(found) ?? [];
  return path ?? found.trim().replace(/^;|\(["']?$/g, '');
}
