import type { Finding } from '@site/pages/findings';
import { findSampleTags } from '@site/samples/page/tags';
import type { SourcedPage } from './sourced-page.ts';

/**
 * Finds samples, by id, that no page shows, neither whole nor as the other side of a difference.
 */
export function unusedSamples(
  pages: readonly SourcedPage[],
  samples: readonly string[],
): Finding[] {
  const tags = pages.flatMap(({ source }) => findSampleTags(source));
  const used = new Set(
    tags.flatMap(({ attributes }) => [attributes.get('id'), attributes.get('diff')]),
  );
  return samples
    .filter((id) => !used.has(id))
    .map((id) => ({
      file: `docs/samples/${id}/sample.json`,
      line: 0,
      what: `No page shows the sample "${id}".`,
      why: 'It is built in every run of the tests and helps no reader.',
      todo: `Show it with <Sample id="${id}" … /> in both languages, or delete docs/samples/${id}.`,
    }));
}
