import type { UnreadableData } from '@site/pages/data-files';
import type { Finding } from '@site/pages/findings';
import type { TextFile } from '@site/pages/repository';
import { complainAboutJson } from './fragments/json.ts';

const why =
  'Other checks, and the site, compare pages with it; none of them can until it is right.';

/**
 * JSON files of the site that are no JSON. Samples are left out: what they hold may be a mistake on
 * purpose.
 */
export function brokenJson(files: readonly TextFile[]): Finding[] {
  return files
    .filter(({ file }) => /^(docs|theme|tools)\/.+\.json$/.test(file))
    .filter(({ file }) => !file.startsWith('docs/samples/'))
    .flatMap(({ file, text }) =>
      complainAboutJson(text).map(({ line, what }) => ({
        file,
        line,
        what: `This is no JSON: ${what}.`,
        why,
        todo: 'Look for a comma, quote or bracket at that place that is missing or too many.',
      })),
    );
}

/** A file of data in which something is missing, said like what every other check finds. */
export function unreadableData({ file, reason }: UnreadableData): Finding {
  return {
    file,
    line: 0,
    what: reason,
    why,
    todo: 'Correct the file. The other checks run when it can be read.',
  };
}
