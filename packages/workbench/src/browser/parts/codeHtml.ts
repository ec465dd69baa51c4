import { type CodeLanguage, highlightedLines } from '@site/framework/highlight';
import { diffArrays } from 'diff';

/** Where the HTML of code is divided: no text has this character. */
export const cut = '\0';

export interface CodeOptions {
  /** The previous version of the code: new and removed lines are marked; copying leaves these out. */
  readonly before?: string | undefined;
  /** `cut` is after lines with these indexes. */
  readonly cutAfter?: ReadonlySet<number>;
  /** How many unchanged lines are shown beside changed ones; all unless it is set. */
  readonly context?: number | undefined;
  /** More attributes of lines, by index: HTML. */
  readonly attributes?: readonly string[] | undefined;
}

/** The HTML of a block of code, one `.line` for each line. */
export function codeHtml(
  code: string,
  language: CodeLanguage,
  options: CodeOptions = {},
): string {
  const { before = code, cutAfter, context, attributes } = options;
  const [old = [], after = []] = [before, code].map((text) =>
    text === '' && before !== code ? [] : highlightedLines(text, language),
  );
  let index = 0;
  const parts = diffArrays(old, after);
  return parts
    .flatMap(({ value, added, removed }, part) => {
      const kind = removed ? ' gone rp-copy-ignore' : added ? ' new' : '';
      const first = index;
      const lines = value.map((content) => {
        const more = (!removed && attributes?.[index]) || '';
        const end = !removed && cutAfter?.has(index) ? cut : '';
        if (!removed) index += 1;
        return `<span class="line${kind}"${more}>${content}</span>${end}`;
      });
      if (context === undefined || kind) return lines;
      const start = part === 0 ? 0 : context;
      const end = part === parts.length - 1 ? lines.length : lines.length - context;
      if (end - start < 2) return lines;
      // Lines count from 1.
      const range = `${first + start + 1}–${first + end}`;
      const fold = `<span class="line fold rp-copy-ignore">⋯ ${range}</span>`;
      return [...lines.slice(0, start), fold, ...lines.slice(end)];
    })
    .join('\n');
}
