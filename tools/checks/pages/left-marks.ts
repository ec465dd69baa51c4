import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Page } from '@site/mdx/page';
import { visit } from 'unist-util-visit';

const left = findingsWith('It is no Markdown as it stands, so readers see the marks.');
const open = findingsWith(
  'All that follows becomes code, and no check reads it as text.',
  'Write the same marks in a line of their own below the code.',
);
const uneven = findingsWith(
  'What has no column is left out without a word.',
  'Write one cell for each column; write | in a cell as \\|, in code too.',
);

/** Marks that are no text, and how to make Markdown of them. */
const marks = [
  {
    pattern: /\*\*/,
    what: '“**” is shown as it is.',
    todo: 'Remove spaces inside the marks, and put punctuation and quotation marks outside of them.',
  },
  {
    pattern: /\]\s*\[\w[^\]]*\]/,
    what: 'A link names an address that the page does not define.',
    todo: 'Write the address itself: [text](/page).',
  },
  {
    pattern: /\]\s+\([/#h]/,
    what: 'There is a space between the text of a link and its address.',
    todo: 'Remove it: [text](/page).',
  },
  {
    pattern: /`/,
    what: 'A “`” has no counterpart.',
    todo: 'Close the code, or write two marks around code that has one.',
  },
] as const;

/** Finds Markdown that is read as plain text, fences without an end, and rows of tables with too many
 * or too few cells. */
export function leftMarks(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, source, tree }) => {
    const findings: Finding[] = [];
    const lines = source.split('\n');
    visit(tree, 'table', ({ children }) => {
      const columns = children[0]?.children.length ?? 0;
      for (const row of children) {
        const count = row.children.length;
        const what = `The row has ${count} cells, in a table of ${columns} columns.`;
        if (count !== columns)
          findings.push(uneven(file, what, row.position?.start.line));
      }
    });
    // What is wrong with their texts follows from that.
    const wrongRows = findings.map((one) => one.line);
    visit(tree, ({ type, ...node }) => {
      const line = node.position?.start.line ?? 0;
      if (type === 'text' && 'value' in node && !wrongRows.includes(line)) {
        for (const { pattern, what, todo } of marks)
          if (pattern.test(node.value)) findings.push(left(file, what, line, todo));
      } else if (type === 'code' && node.position) {
        const [first, last] = [node.position.start.line, node.position.end.line];
        const isClosed =
          last > first && /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lines[last - 1] ?? '');
        const isFence = /^[\s>*+\d.)-]*(?:`{3,}|~{3,})/.test(lines[first - 1] ?? '');
        if (isFence && !isClosed)
          findings.push(open(file, 'The block of code has no end.', line));
      }
    });
    return findings;
  });
}
