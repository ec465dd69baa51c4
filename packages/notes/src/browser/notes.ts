import { linkOf } from '@site/facts/places';
import places from '@site/facts/places.json' with { type: 'json' };
import type { Language } from '@site/mdx/language';
import comments from '../../../../docs/shared/notes/comments.json' with { type: 'json' };
import files from '../../../../docs/shared/notes/files.json' with { type: 'json' };
import formats from '../../../../docs/shared/notes/formats.json' with { type: 'json' };
import other from '../../../../docs/shared/notes/other-tools.json' with { type: 'json' };
import runtime from '../../../../docs/shared/notes/runtime.json' with { type: 'json' };
import shims from '../../../../docs/shared/notes/shims.json' with { type: 'json' };
import syntax from '../../../../docs/shared/notes/syntax.json' with { type: 'json' };
import { type Change, type Note, readNote, type WrittenNote } from '../format/note.ts';
import labels from './labels.json' with { type: 'json' };

const written: WrittenNote[] = [
  ...formats,
  ...runtime,
  ...shims,
  ...syntax,
  ...files,
  ...comments,
];

/** The notes on what Rslib emits, in the order of the page that lists all. */
export const ofRslib: readonly Note[] = written.map(readNote);

/** Those on what other tools emit. */
export const ofOtherTools: readonly Note[] = other.map(readNote);

/** All notes, in the order of the page that lists them. */
export const notes: readonly Note[] = [...ofRslib, ...ofOtherTools];

/**
 * The notes on helpers that occur in `text`, an emitted JavaScript file, but not in `written`, the
 * sources of that file. Without `written`, code of the author can match too.
 */
export function findNotes(
  text: string,
  written = '',
  among: readonly Note[] = notes,
): Note[] {
  const source = withOneQuote(written);
  return among.filter(({ find }) =>
    matches(find, text).some(([match]) => !source.includes(withOneQuote(match))),
  );
}

function matches(pattern: RegExp, text: string): RegExpExecArray[] {
  return [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))];
}

/** Builds change quotation marks. */
function withOneQuote(text: string): string {
  return text.replaceAll("'", '"');
}

/**
 * What to call a helper that occurs in `text`: the first of its names that is in a match or else in
 * the file, or the match itself.
 */
export function displayName({ id, names, find }: Note, text: string): string {
  const found = matches(find, text).map(([match]) => match);
  return (
    names.find((name) => found.some((match) => patternOf(name).test(match))) ??
    names.find((name) => patternOf(name).test(text)) ??
    found.map(shorten).find((match) => /^[^`\n]{1,50}$/.test(match)) ??
    names[0] ??
    id
  );
}

/** In a name, `*` matches a part of a word or path, and `…` anything. */
function patternOf(name: string): RegExp {
  const escaped = name.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replaceAll('*', '[\\w$./-]*').replaceAll('…', '[\\s\\S]*'));
}

/** Only the path of an import, and no unclosed bracket. */
function shorten(match: string): string {
  const [, path] = /^(?:from|import|require)\s*\(?\s*(["'][^"']+["'])$/.exec(match) ?? [];
  return path ?? match.trim().replace(/^;|\(["']?$/g, '');
}

/** An import or export at the start of a statement, which only ES modules have. */
export const moduleSyntax =
  /(?:^|[;}\n])\s*(?:import\s*["'{*\w$]|export\s*(?:[{*]|(?:default|const|let|var|function|class|async)\b))/;

/**
 * A note and what its options do, as one line of Markdown: code in backquotes, and links around
 * code to addresses without language. With `text`, an emitted file with the helper, it says only
 * what is true of files in that format.
 */
export function noteMarkdown(note: Note, language: Language, text?: string): string {
  const { join, end, kept } = labels[language];
  const inEsm = note.inEsm?.[language];
  const excluded = text && (moduleSyntax.test(text) ? 'other-formats' : 'es-modules');
  const changes = note.changes.filter(({ only }) => !excluded || only !== excluded);
  const rest =
    note.fixed?.[language] ??
    (changes.length > 0
      ? changes
          .map((change) => changeMarkdown(change, language, Boolean(excluded), inEsm))
          .join(join) + end
      : inEsm && kept.replace('{case}', () => inEsm));
  return [note[language], rest].filter(Boolean).join(language === 'zh' ? '' : ' ');
}

/** Says in which files a change works unless `isFiltered`: then those with others are left out. */
function changeMarkdown(
  { option, does, only, set, shown = set, gives }: Change,
  language: Language,
  isFiltered: boolean,
  inEsm = '',
) {
  const link = linkOf(option, places);
  const sentence = labels[language][does]
    .replace('{set}', () => `[\`${shown}\`](${link})`)
    .replace('{gives}', () => `\`${gives ?? ''}\``);
  const where = only && !isFiltered ? labels[language][only] : '';
  return sentence + where.replace('{case}', () => inEsm);
}

/** A note on a file as a browser shows it; `text` is `noteMarkdown`. */
export function shownNote(note: Note, text: string, language: Language) {
  return {
    id: note.id,
    name: displayName(note, text),
    text: noteMarkdown(note, language, text),
  };
}

/** The notes on an emitted file as a browser shows them, by the first line with each helper. */
export function explainCode(text: string, written: string, language: Language) {
  return findNotes(text, written)
    .map((note) => ({
      ...shownNote(note, text, language),
      line: lineOf(note, text, withOneQuote(written)),
    }))
    .sort((a, b) => a.line - b.line);
}

/** The index of the first line with a helper that is not in `source`. */
function lineOf({ find }: Note, text: string, source: string): number {
  const own = matches(find, text).find(
    ([match]) => !source.includes(withOneQuote(match)),
  );
  const start = (own?.index ?? 0) + (/^\s*/.exec(own?.[0] ?? '')?.[0].length ?? 0);
  return text.slice(0, start).split('\n').length - 1;
}
