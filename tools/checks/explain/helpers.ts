/** Something in an emitted file that nobody wrote. */
export interface Helper {
  /** A name, the specifier of an import, or a whole comment, as it stands in the file. */
  readonly mark: string;
  /** Line of the file, counted from 1. */
  readonly line: number;
}

/** What a file imports from: `from "a"`, `import "a"`, `import("a")`, `require("a")`. */
const specifier = /\b(?:from|import|require)\s*\(?\s*(?<mark>"[^"\n]+"|'[^'\n]+')/g;

/**
 * Names that tools make up so that they meet nobody's: two underscores, one in front, or an ending
 * of Rspack's.
 */
const madeUp =
  /(?<![\w$.])(?<mark>[\w$]*__[\w$]*|_[a-z][\w$]*|[\w$]+_(?:namespaceObject|module)\d*)(?![\w$])/g;

/** Each member of the runtime is a helper of its own. */
const member = /(?<mark>__webpack_require__\.[A-Za-z]+)/g;

const comment = /(?<mark>\/\*[\s\S]*?\*\/|(?<=^|[;{}\s])\/\/[#@ ].*)/g;
const directive = /(?<mark>(["'])use strict\2)/g;
const dataUrl = /(?<mark>["'`]data:[\w/+.-]+[;,])/g;

/** What goes around a whole file, after comments alone. */
const wrapper =
  /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*(?<mark>\(function\s*\(root, factory\)|!function|\(\(\)\s*=>|\(function\s*\()/g;

const kinds = [specifier, madeUp, member, comment, directive, dataUrl, wrapper];

/**
 * Finds in the emitted JavaScript `text` what is not in `written`, the joined texts of all that its
 * author wrote or copied in: names with the look of a tool's own, imports, comments, directives and
 * wrappers. Each mark once, with the line on which it first stands. Names that a tool makes of the
 * author's own, with a number behind or an underscore in front, are the author's.
 */
export function helpersIn(text: string, written: string): Helper[] {
  const words = new Set(written.match(/[A-Za-z_$][\w$]*/g));
  const found = new Map<string, number>();
  for (const kind of kinds) {
    for (const { groups, index } of text.matchAll(kind)) {
      const mark = groups?.mark ?? '';
      if (found.has(mark) || isWritten(mark, words, written)) continue;
      if (isAfter(mark, text, words)) continue;
      found.set(mark, text.slice(0, index).split('\n').length);
    }
  }
  return [...found].map(([mark, line]) => ({ mark, line }));
}

function isWritten(mark: string, words: ReadonlySet<string>, written: string): boolean {
  if (/^[\w$]+$/.test(mark))
    return words.has(mark) || words.has(mark.replace(/\d+$/, ''));
  // A file or package, where not the tool but the author chose the quotation marks.
  if (/^["'][^,;]*["']$/.test(mark)) return written.includes(mark.slice(1, -1));
  return written.includes(mark);
}

/**
 * A variable named after the author's own words: `_books` for `#books`, `_user_name` for
 * `user?.name`.
 */
function isAfter(mark: string, text: string, words: ReadonlySet<string>): boolean {
  const [, name = ''] = /^_([a-z]\w*?)\d*$/.exec(mark) ?? [];
  if (name === '' || !name.split('_').every((part) => words.has(part))) return false;
  return new RegExp(`(?:(?:var|let|const) |,\\s*)${mark}\\b(?!\\()`).test(text);
}
