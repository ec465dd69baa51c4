import type { TextFile } from '../format/repository.ts';
import type { Page } from './page.ts';

/** Whether nobody has translated a Chinese page: readers see the English text, with a notice. */
export function isPending({ frontmatter }: Page): boolean {
  return frontmatter.pending === true;
}

/**
 * The Chinese files that are needed beside `files`, so that English pages can arrive alone: for each
 * English page without a Chinese one, a page with the English title that is marked as pending, and
 * the lists of the sidebar with the entries that only the English lists have. Entries keep the place
 * that they have in English, and their labels.
 */
export function pendingFiles(files: readonly TextFile[]): TextFile[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  return files.flatMap(({ file: original, text: english }) => {
    const file = chineseOf(original);
    if (file === original) return [];
    const chinese = texts.get(file);
    if (original.endsWith('.mdx'))
      return chinese === undefined
        ? [{ file, text: pendingPage(original, english) }]
        : [];
    if (!original.endsWith('/_meta.json')) return [];
    const text = chinese === undefined ? english : withEntriesOf(english, chinese);
    return text === chinese ? [] : [{ file, text }];
  });
}

/** A Chinese page as readers see it: one that is pending has the content of the `english` page. */
export function withEnglish(page: Page, english: Page | undefined): Page {
  if (!isPending(page) || !english) return page;
  const { file, language, frontmatter } = page;
  return { ...english, file, language, frontmatter };
}

/** The English page of a Chinese one, both as paths from the root of the repository. */
export function englishOf(file: string): string {
  return file.replace(/^docs\/zh\//, 'docs/en/');
}

function chineseOf(file: string): string {
  return file.replace(/^docs\/en\//, 'docs/zh/');
}

function pendingPage(original: string, english: string): string {
  const [, fields = ''] = /^---\r?\n([\s\S]*?\r?\n)---/.exec(english) ?? [];
  const todo = `Until somebody translates ${original} here, and removes “pending”, readers see its text.`;
  return `---\npending: true\n${fields}---\n\n{/* ${todo} */}\n`;
}

/**
 * A Chinese list with the entries that only the English list has, each after the one that it follows
 * there. A list that has not one entry in each line is returned as it is.
 */
function withEntriesOf(english: string, chinese: string): string {
  const lines = chinese.trimEnd().split('\n');
  const originals = english.trimEnd().split('\n');
  if (![...lines, ...originals].every((line) => /^[[\]]$|^ *["{].*["}],?$/.test(line)))
    return chinese;
  const has = (key: string) => lines.some((line) => keyOf(line) === key);
  originals.forEach((line, index) => {
    const key = keyOf(line);
    if (key === undefined || has(key)) return;
    const before = keyOf(originals.slice(0, index).findLast(keyOf) ?? '');
    const place =
      before === undefined ? 0 : lines.findIndex((one) => keyOf(one) === before);
    lines.splice(place + 1, 0, line);
  });
  const last = lines.length - 2;
  const separated = lines.map((line, index) =>
    index === 0 || index > last ? line : line.replace(/,?$/, index < last ? ',' : ''),
  );
  return `${separated.join('\n')}\n`;
}

/** What an entry of the sidebar leads to; `undefined` for any other line. */
function keyOf(line: string): string | undefined {
  return /^ *"([^"]+)",?$|"(?:name|link)": "([^"]+)"/.exec(line)?.slice(1).find(Boolean);
}
