import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Page } from '@site/mdx/page';

const skipped = findingsWith(
  'Screen readers and the outline show headings as a tree, in which a level would be missing.',
);
const repeated = findingsWith(
  'A link leads to the first of them only, and so does search.',
  'Give one of them an id of its own, in both languages: ## Heading {#own-id}',
);

/**
 * Finds headings that are more than one level below the one before, and ids that a page has twice.
 * The first heading of a page without a title of its own may have the first or the second level.
 */
export function headings(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, headings }) =>
    headings.flatMap(({ depth, text, id, line }, index) => {
      const findings: Finding[] = [];
      const before = headings[index - 1]?.depth ?? Math.max(1, Math.min(depth, 2) - 1);
      const deepest = before + 1;
      if (depth > deepest) {
        const what = `“${text}” has level ${depth}, after one of level ${before}.`;
        const todo = `Write \`${'#'.repeat(deepest)} ${text}\`.`;
        findings.push(skipped(file, what, line, todo));
      }
      const first = headings.slice(0, index).find((one) => one.id === id);
      if (first)
        findings.push(
          repeated(file, `“${text}” has the id of line ${first.line}, #${id}.`, line),
        );
      return findings;
    }),
  );
}
