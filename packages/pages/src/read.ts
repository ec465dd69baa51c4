import { YAMLParseError } from 'yaml';
import type { Finding } from './findings/finding.ts';
import type { Page } from './page.ts';
import { parsePageOnce } from './parse-once.ts';
import type { TextFile } from './repository/text-file.ts';

/** What came of reading the pages. */
export interface ReadPages {
  pages: Page[];
  /** One finding for each file that is not valid MDX; it is missing from `pages`. */
  findings: Finding[];
}

/**
 * Parses every `.mdx` file below `docs/en` and `docs/zh` among `files`. A file that cannot be
 * parsed becomes a finding, so that one slip of the pen does not hide the findings of other pages;
 * so does an `.md` file, which the build would take for a page.
 */
export function readPages(files: readonly TextFile[]): ReadPages {
  const result: ReadPages = { pages: [], findings: [] };
  for (const file of files.filter((one) => /^docs\/(en|zh)\/.+\.mdx?$/.test(one.file))) {
    if (file.file.endsWith('.md')) {
      result.findings.push(otherExtension(file.file));
      continue;
    }
    try {
      result.pages.push(parsePageOnce(file.file, file.text));
    } catch (error) {
      result.findings.push(unreadable(file.file, error));
    }
  }
  return result;
}

function unreadable(file: string, error: unknown): Finding {
  if (error instanceof YAMLParseError) return badFrontmatter(file, error);
  const reason = error instanceof Error ? error.message : String(error);
  return {
    file,
    line: lineOfError(error, reason),
    what: `The page cannot be read: ${reason}`,
    why: 'A page that is not valid MDX breaks the build, and no other check can look at it.',
    todo: 'Close open tags, and write { and < as \\{ and \\< where they are meant as characters.',
  };
}

function badFrontmatter(file: string, { message, linePos }: YAMLParseError): Finding {
  return {
    file,
    // The text that YAML is read from begins below the first ---.
    line: (linePos?.[0].line ?? 0) + 1,
    what: `The frontmatter is not YAML: ${message.split('\n')[0]}`,
    why: 'Without title and description the page breaks the build.',
    todo: "Put a text with a colon, a quote or a bracket into single quotes: title: 'Rslib: a tool'.",
  };
}

/** Line that the parser names, in the error or only in its words, as in “(3:1-3:7)”; else 0. */
function lineOfError(error: unknown, reason: string): number {
  const line =
    typeof error === 'object' && error !== null && 'line' in error
      ? error.line
      : undefined;
  return typeof line === 'number' ? line : Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 0);
}

function otherExtension(file: string): Finding {
  return {
    file,
    line: 0,
    what: 'The page is an .md file.',
    why: 'The build takes it for a page, but no check looks at it.',
    todo: `Rename it to ${file}x.`,
  };
}
