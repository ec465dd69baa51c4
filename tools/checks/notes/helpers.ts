import { lineAt } from '@site/mdx/repository';

/** Something in an emitted file that its author did not write. */
export interface Helper {
  /** A name, the specifier of an import, or a whole comment, as in the file. */
  readonly mark: string;
  /** Line of the file, counted from 1. */
  readonly line: number;
}

/** `from "a"`, `import "a"`, `import("a")`, `require("a")`. */
const specifier = /\b(?:from|import|require)\s*\(?\s*(?<mark>"[^"\n]+"|'[^'\n]+')/g;

/**
 * Names that tools make up to avoid collisions: with two underscores, with one in front, or with an
 * ending of Rspack's.
 */
const generatedName =
  /(?<![\w$.])(?<mark>[\w$]*__[\w$]*|_[a-z][\w$]*|[\w$]+_(?:namespaceObject|module)\d*)(?![\w$])/g;

/** Each member of the runtime is a helper of its own. */
const runtimeMember = /(?<mark>__webpack_require__\.[A-Za-z]+)/g;

const comment = /(?<mark>\/\*[\s\S]*?\*\/|(?<=^|[;{}\s])\/\/[#@ ].*)/g;
const directive = /(?<mark>(["'])use strict\2)/g;
const dataUrl = /(?<mark>["'`]data:[\w/+.-]+[;,])/g;

/**
 * The beginning of a function around the whole file. A comment matches in one way only; `[\s\S]*?`
 * would try every other end of it, which takes seconds for a file with many.
 */
const wrapper = new RegExp(
  /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/.*\n)*/.source +
    /(?<mark>\(function\s*\((?:root, factory\))?|!function|\(\(\)\s*=>)/.source,
  'g',
);

const patterns = [
  specifier,
  generatedName,
  runtimeMember,
  comment,
  directive,
  dataUrl,
  wrapper,
];

/**
 * Finds in the emitted JavaScript `text` what is not in `written`, the joined texts of its author:
 * generated names, imports, comments, directives and wrappers. Each mark once, with its first line.
 * A name that the tool derives from one of the author's is skipped.
 */
export function helpersIn(text: string, written: string): Helper[] {
  const words = new Set(written.match(/[A-Za-z_$][\w$]*/g));
  const found = new Map<string, number>();
  for (const pattern of patterns) {
    for (const { groups, index } of text.matchAll(pattern)) {
      const mark = groups?.mark ?? '';
      if (found.has(mark) || isWritten(mark, words, written)) continue;
      if (isDerived(mark, text, words)) continue;
      found.set(mark, lineAt(text, index));
    }
  }
  return [...found].map(([mark, line]) => ({ mark, line }));
}

/** A number at the end is ignored: tools add one where two of the author's names collide. */
function isWritten(mark: string, words: ReadonlySet<string>, written: string): boolean {
  if (/^[\w$]+$/.test(mark))
    return words.has(mark) || words.has(mark.replace(/\d+$/, ''));
  // Formatters and tools choose the quotation marks of specifiers.
  if (/^["'][^,;]*["']$/.test(mark)) return written.includes(mark.slice(1, -1));
  return written.includes(mark);
}

/** A variable named after the author's: `_books` for `#books`, `_user_name` for `user?.name`. */
function isDerived(mark: string, text: string, words: ReadonlySet<string>): boolean {
  const [, name = ''] = /^_([a-z]\w*?)\d*$/.exec(mark) ?? [];
  if (name === '' || !name.split('_').every((word) => words.has(word))) return false;
  return new RegExp(`(?:(?:var|let|const) |,\\s*)${mark}\\b(?!\\()`).test(text);
}
