import { YAMLParseError } from 'yaml';
import { type Finding, findingsWith } from '../format/findings.ts';
import { fieldsOf } from '../format/records.ts';
import type { TextFile } from '../format/repository.ts';
import type { Page } from './page.ts';
import { parsePage } from './parse.ts';
import { englishOf, withEnglish } from './pending.ts';

/** The pages, and the files that could not be parsed. */
export interface ReadPages {
  pages: Page[];
  /** One finding for each file that is missing from `pages`. */
  findings: Finding[];
}

/**
 * Parses every `.mdx` file of `docs/en` and `docs/zh` among `files`; a pending page has the English
 * text, as on the site. A file that cannot be parsed becomes a finding, so that it does not hide the
 * findings of other pages; so does an `.md` file, which the build would treat as a page.
 */
export function readPages(files: readonly TextFile[]): ReadPages {
  const result: ReadPages = { pages: [], findings: [] };
  for (const file of files.filter((one) => /^docs\/(en|zh)\/.+\.mdx?$/.test(one.file))) {
    if (file.file.endsWith('.md')) {
      const todo = `Rename it to ${file.file}x.`;
      result.findings.push(extension(file.file, 'The page is an .md file.', 0, todo));
      continue;
    }
    try {
      result.pages.push(parsePage(file.file, file.text));
    } catch (error) {
      result.findings.push(parseFinding(file.file, error));
    }
  }
  const byFile = new Map(result.pages.map((page) => [page.file, page]));
  const pages = result.pages.map((page) =>
    withEnglish(page, byFile.get(englishOf(page.file))),
  );
  return { ...result, pages };
}

const unreadable = findingsWith(
  'A page that cannot be read breaks the build, and no other check can read it.',
  'Close open tags, and write { and < as \\{ and \\< if they are meant literally. What is compared with the page is checked when it can be read.',
);
const extension = findingsWith('The build treats it as a page, but no check reads it.');

function parseFinding(file: string, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  if (!(error instanceof YAMLParseError))
    return unreadable(file, `The page cannot be read: ${reason}`, lineOf(error, reason));
  const what = `The frontmatter is not YAML: ${reason.split('\n')[0]}`;
  const todo =
    "Put text with a colon, a quote or a bracket in single quotes: title: 'Rslib: a tool'.";
  // YAML counts from the line after the first ---.
  return unreadable(file, what, (error.linePos?.[0].line ?? 0) + 1, todo);
}

/** The line in the parser's error or in its message, as in “(3:1-3:7)”; else 0. */
function lineOf(error: unknown, reason: string): number {
  const { line } = fieldsOf(error);
  return typeof line === 'number' ? line : Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 0);
}
