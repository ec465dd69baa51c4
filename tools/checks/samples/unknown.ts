import { type Finding, FindingsError } from '@site/pages/findings';
import { samplesFolder } from '@site/samples/build/sample';
import { findSampleTags } from '@site/samples/page/tags';
import { viewOf } from '@site/samples/page/view';
import type { SourcedPage } from './sourced-page.ts';

/**
 * Finds every `<Sample>` that asks for what does not exist: an unknown sample, file, line or
 * attribute, or a record that was never made. The build stops at these too, page by page; this
 * finds all of them without a build. `root` is the folder that holds the samples.
 */
export function unknownSamples(
  pages: readonly SourcedPage[],
  root = samplesFolder,
): Finding[] {
  return pages.flatMap(({ file, source }) =>
    findSampleTags(source).flatMap((tag) => {
      try {
        viewOf(tag, file, root);
        return [];
      } catch (error) {
        if (error instanceof FindingsError) return error.findings;
        throw error;
      }
    }),
  );
}
