import { type Finding, FindingsError } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { findTagsOf, tagsIn } from '@site/pages/tags';
import { viewOf } from '@site/samples/page/view';

/** A page or a partial that may show samples. */
export interface SourcePage {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly source: string;
  /** What was parsed already; partials have not been. */
  readonly tree?: Page['tree'];
}

const samplesOn = ({ source, tree }: SourcePage) =>
  tree
    ? tagsIn(tree).filter(({ name }) => name === 'Sample')
    : findTagsOf(source, ['Sample']);

/**
 * Finds every `<Sample>` with an unknown sample, file, line or attribute, or without a record. The
 * build stops at the first page with one; this finds all. `folder` holds the samples.
 */
export function unknownSamples(pages: readonly SourcePage[], folder: string): Finding[] {
  return pages.flatMap((page) =>
    samplesOn(page).flatMap((tag) => {
      try {
        viewOf(tag, page.file, folder);
        return [];
      } catch (error) {
        if (error instanceof FindingsError) return error.findings;
        throw error;
      }
    }),
  );
}

/** Finds samples, by id, that no page shows, neither by themselves nor as a difference. */
export function unusedSamples(
  pages: readonly SourcePage[],
  samples: readonly string[],
): Finding[] {
  const tags = pages.flatMap(samplesOn);
  const used = new Set(
    tags.flatMap(({ attributes }) => [attributes.get('id'), attributes.get('diff')]),
  );
  return samples
    .filter((id) => !used.has(id))
    .map((id) => ({
      file: `docs/samples/${id}/sample.json`,
      line: 0,
      what: `No page shows the sample "${id}".`,
      why: 'The tests build it, and it helps no reader.',
      todo: `Show it with <Sample id="${id}" … />, or delete docs/samples/${id}.`,
    }));
}
