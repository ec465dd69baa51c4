import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { lineAt } from '@site/pages/repository';
import { visit } from 'unist-util-visit';
import { hasHan, type Prose } from './text.ts';

/** Finds 您 in Chinese prose. */
export function address(prose: readonly Prose[]): Finding[] {
  return prose.flatMap(({ file, line, text }) =>
    [...text.matchAll(/您/g)].map((match) => ({
      file,
      line: line + lineAt(text, match.index) - 1,
      what: 'The reader is addressed as 您.',
      why: 'The whole site speaks to the reader as 你.',
      todo: 'Write 你, or leave the word out.',
    })),
  );
}

/** Finds straight quotation marks next to Han characters in Chinese prose. */
export function quotes(prose: readonly Prose[]): Finding[] {
  return prose.flatMap(({ file, line, text }) =>
    [...text.matchAll(/(["'])([^"']*)\1/g)].flatMap((match) => {
      const [pair, , inside = ''] = match;
      const beside = text.slice(
        Math.max(0, match.index - 1),
        match.index + pair.length + 1,
      );
      if (!hasHan(beside)) return [];
      return {
        file,
        line: line + lineAt(text, match.index) - 1,
        what: `${pair} stands in straight quotation marks.`,
        why: 'Chinese text uses curved quotation marks of full width.',
        todo: `Write “${inside}”; code belongs into \`code\`.`,
      };
    }),
  );
}

/** Finds italics on Chinese pages, as Markdown or as a tag. */
export function italics(pages: readonly Page[]): Finding[] {
  return pages
    .filter(({ language }) => language === 'zh')
    .flatMap(({ file, tree }) => {
      const lines: number[] = [];
      visit(tree, (node) => {
        const tag = 'name' in node && (node.name === 'em' || node.name === 'i');
        if (node.type === 'emphasis' || tag) lines.push(node.position?.start.line ?? 0);
      });
      return lines.map((line) => ({
        file,
        line,
        what: 'Text is set in italics.',
        why: 'Han characters have no italics; a browser slants them and they become hard to read.',
        todo: 'Use **bold** for what matters and “ ” for terms.',
      }));
    });
}
