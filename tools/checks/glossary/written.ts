import type { Language } from '@site/pages/language';
import type { Page } from '@site/pages/page';
import { lineAt, type TextFile } from '@site/pages/repository';
import { visit } from 'unist-util-visit';
import { hasHan, type Prose, placeholder, proseOfJson } from '../chinese/text.ts';

/** A run of words that readers meet, in one language. */
export interface Written extends Prose {
  language: Language;
}

/**
 * The words of pages as they are written: runs of text between marks, title and description. Code,
 * addresses, tags and ids of headings are left out; partials are in.
 */
export function writtenOn(pages: readonly Page[]): Written[] {
  return pages.flatMap((page) => {
    const { file, language, frontmatter, source } = page;
    const runs = ['title', 'titleSuffix', 'description'].flatMap((key): Written[] => {
      const text = frontmatter[key];
      const line = lineAt(source, Math.max(0, source.indexOf(`${key}:`)));
      return typeof text === 'string' ? [{ file, line, text, language }] : [];
    });
    visit(page.tree, 'text', ({ value, position }) => {
      const text = value.replace(/\\?\{#[^}]*\}\s*$/, '');
      runs.push({ file, line: position?.start.line ?? 0, text, language });
    });
    return runs;
  });
}

/**
 * The strings of JSON files with words for readers, each in the language that it is in. Code in
 * backticks is left out, and so are single words without Han characters, which are keys and names;
 * of a sample only its purposes are words of ours.
 */
export function writtenIn(files: readonly TextFile[]): Written[] {
  return files.flatMap((file) =>
    proseOfJson(file, (text) => hasHan(text) || /\S\s\S/.test(text))
      .filter(
        ({ line }) => !isSample(file) || /^\s*"purpose/.test(lineOfText(file, line)),
      )
      .map(({ text, ...place }) => ({
        ...place,
        text: text.replace(/`[^`]*`/g, placeholder),
        language: hasHan(text) ? 'zh' : 'en',
      })),
  );
}

function isSample({ file }: TextFile): boolean {
  return file.endsWith('/sample.json');
}

function lineOfText({ text }: TextFile, line: number): string {
  return text.split('\n')[line - 1] ?? '';
}
