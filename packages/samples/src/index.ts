import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { isMarkdownEdition } from '@site/framework';
import { withoutFoldedLines } from '@site/highlighting';
import { expansion } from '@site/pages/expansion';
import { expandSamples, recordsNamedIn, type SampleOptions } from './page/expand.ts';

/**
 * Rspress plugin for `<Sample … />`. Expands it to the files and the record of a sample before the
 * framework compiles the page, so that they are highlighted, indexed and written to the Markdown
 * edition like text of the page. A page that asks for what a sample does not have fails the build.
 */
export function samples(options: SampleOptions): RspressPlugin {
  return {
    name: 'site-samples',
    markdown: {
      globalComponents: [path.resolve('packages/samples/src/browser/Sample.tsx')],
    },
    builderConfig: { plugins: [expandPages(options)] },
  };
}

const expandPages = (options: SampleOptions) =>
  expansion('site-samples', ['Sample'], (context) => {
    const { code, resourcePath } = context;
    for (const file of recordsNamedIn(code)) context.addDependency(file);
    const { source, dependencies } = expandSamples(code, resourcePath, options);
    for (const file of dependencies) context.addDependency(file);
    return isMarkdownEdition(context) ? withoutFoldedLines(source) : source;
  });
