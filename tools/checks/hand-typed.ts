import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { fragmentMark } from './fragments/mark.ts';
import { claimOf } from './samples/claimed.ts';

/** Languages of commands to type, which are shown as plain blocks. */
const commands = new Set(['bash', 'sh']);

/**
 * Finds blocks of code typed into a page: anything but commands and fragments inside prose, which
 * carry the word `fragment` after the language, and of these too what claims to be a file. Files
 * and output come from samples. One finding for each block.
 */
export function handTyped(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, fences }) =>
    fences.flatMap((fence) => {
      const { language, meta, line } = fence;
      const claim = claimOf(fence);
      const allowed = commands.has(language) || fragmentMark(meta) !== undefined;
      if (allowed && claim === undefined) return [];
      return [{ file, line, ...(claim ? claimed(claim) : typed(language || 'text')) }];
    }),
  );
}

const why =
  'Code that is not built and output that was not recorded goes stale without anybody noticing.';

function claimed(name: string): Pick<Finding, 'what' | 'why' | 'todo'> {
  return {
    what: `The block claims to be ${name}, but comes from no sample.`,
    why,
    todo: `Put it into docs/samples/<id>/${name} and show it with <Sample id="<id>" files="${name}" />; a few lines inside prose are marked as fragment and have no title.`,
  };
}

function typed(language: string): Pick<Finding, 'what' | 'why' | 'todo'> {
  return {
    what: `A block of ${language} is typed into the page.`,
    why,
    todo: `Show a file or output of a sample with <Sample>, or mark a few lines inside prose as a fragment of something, such as \`\`\`ts fragment=lib.`,
  };
}
