import { isMarkdownEdition } from '@site/framework';
import type { Block } from '@site/mdx/blocks';
import { expandSamples, recordsNamedIn, type SampleOptions } from './expand.ts';

/**
 * `<Sample … />`: the files and the record of a sample, which are highlighted, searched and written to
 * the Markdown edition like text of the page. A page that asks for what a sample does not have fails
 * the build.
 */
export function sampleBlock(options: SampleOptions): Block {
  return {
    tag: 'Sample',
    folder: 'packages/samples',
    component: 'src/browser/Sample.tsx',
    expand(context) {
      const { code, resourcePath } = context;
      for (const file of recordsNamedIn(code)) context.addDependency(file);
      const edition = isMarkdownEdition(context);
      return expandSamples(code, resourcePath, { ...options, edition });
    },
  };
}
