import { YAMLParseError } from 'yaml';
import type { Finding } from './findings.ts';
import type { Page } from './page.ts';
import { parsePageOnce } from './parse.ts';
import type { TextFile } from './repository.ts';

/** The pages, and the files that could not be parsed. */
export interface ReadPages {
  pages: Page[];
  /** One finding for each file that is missing from `pages`. */
  findings: Finding[];
}

/**
 * Parses every `.mdx` file of `docs/en` and `docs/zh` among `files`. A file that cannot be parsed
 * becomes a finding, so that it does not hide the findings of other pages; so does an `.md` file,
 * which the build would treat as a page.
 */
export function readPages(files: readonly TextFile[]): ReadPages {
  const result: ReadPages = { pages: [], findings: [] };
  for (const file of files.filter((one) => /^docs\/(en|zh)\/.+\.mdx?$/.test(one.file))) {
    if (file.file.endsWith('.md')) {
      result.findings.push(extensionFinding(file.file));
      continue;
    }
    try {
      result.pages.push(parsePageOnce(file.file, file.text));
    } catch (error) {
      result.findings.push(parseFinding(file.file, error));
    }
  }
  return result;
}

function parseFinding(file: string, error: unknown): Finding {
  if (error instanceof YAMLParseError) return frontmatterFinding(file, error);
  const reason = error instanceof Error ? error.message : String(error);
  return {
    file,
    line: lineOfError(error, reason),
    what: `The page cannot be read: ${reason}`,
    why: 'A page that is not valid MDX breaks the build, and no other check can read it.',
    todo:
      'Close open tags, and write { and < as \\{ and \\< if they are meant literally. ' +
      'What is compared with the page is checked when it can be read.',
  };
}

function frontmatterFinding(file: string, { message, linePos }: YAMLParseError): Finding {
  return {
    file,
    // YAML counts from the line after the first ---.
    line: (linePos?.[0].line ?? 0) + 1,
    what: `The frontmatter is not YAML: ${message.split('\n')[0]}`,
    why: 'Without title and description the page breaks the build.',
    todo:
      'Put text with a colon, a quote or a bracket in single quotes: ' +
      "title: 'Rslib: a tool'.",
  };
}

/** The line in the parser's error or in its message, as in “(3:1-3:7)”; else 0. */
function lineOfError(error: unknown, reason: string): number {
  const line =
    typeof error === 'object' && error !== null && 'line' in error
      ? error.line
      : undefined;
  return typeof line === 'number' ? line : Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 0);
}

function extensionFinding(file: string): Finding {
  return {
    file,
    line: 0,
    what: 'The page is an .md file.',
    why: 'The build treats it as a page, but no check reads it.',
    todo: `Rename it to ${file}x.`,
  };
}
