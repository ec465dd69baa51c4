import type { Finding } from '@site/pages/findings';
import type { TextFile } from '@site/pages/repository';
import { lintFor } from 'autocorrect-node';
import { hasHan } from './text.ts';

/**
 * Finds what AutoCorrect would change in `files`: missing spaces between Han and Latin characters,
 * half-width punctuation in Chinese text, full-width letters and digits. The kind of a file
 * follows from its name; in files of code only strings and comments are looked at. The settings
 * are in .autocorrectrc.
 */
export function spacing(files: readonly TextFile[]): Finding[] {
  return files.flatMap(({ file, text }) => {
    const { lines, error } = lintFor(text, file.replace(/\.mdx$/, '.md'));
    if (error) return [notRead(file, error)];
    return lines
      .filter((line) => hasHan(line.old))
      .map((line) => ({
        file,
        line: line.l,
        what: `“${line.old.trim()}” is not set as Chinese text is.`,
        why: 'Spaces between Han and Latin characters and full-width punctuation make lines easy to read.',
        todo: `Write “${line.new.trim()}”.`,
      }));
  });
}

function notRead(file: string, error: string): Finding {
  return {
    file,
    line: 0,
    what: `AutoCorrect cannot read the file: ${error}`,
    why: 'A file that it cannot read is not checked.',
    todo: 'Put the syntax of the file right.',
  };
}
