import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { isMarkdownEdition } from '@site/framework/markdown-edition';
import { withoutFolds } from '@site/highlighting';
import { samplesFolder } from './build/places.ts';
import { expandSamples } from './page/expand.ts';
import { indexSamples } from './page/search.ts';
import { findTags } from './page/tags.ts';

const components = ['SampleBox', 'SampleTabs', 'SampleTab', 'SamplePart', 'SampleNotes'];

/**
 * Rspress plugin behind `<Sample … />`: puts the files and the record of a sample into pages
 * before the framework compiles them, so that they are highlighted, indexed and written to the
 * Markdown edition like anything typed there. The build fails where a page asks for what a
 * sample does not have.
 */
export function samples(): RspressPlugin {
  const folder = path.resolve('packages/samples/src/browser');
  return {
    name: 'site-samples',
    markdown: { globalComponents: components.map((name) => `${folder}/${name}.tsx`) },
    builderConfig: { plugins: [expansion] },
    modifySearchIndexData(pages, isProd) {
      // It takes longer than all else that the dev server has to do before its first page.
      if (!isProd) return;
      for (const page of pages) indexSamples(page);
    },
  };
}

const expansion: RsbuildPlugin = {
  name: 'site-samples',
  setup(api) {
    api.transform({ test: /\.mdx$/, order: 'pre' }, (context) => {
      if (!context.code.includes('<Sample')) return context.code;
      // Before anything can be wrong with them: what is mended shows without the page being saved again.
      for (const file of recordsOf(context.code)) context.addDependency(file);
      const { source, sources } = expandSamples(context.code, context.resourcePath);
      for (const file of sources) context.addDependency(file);
      return isMarkdownEdition(context) ? withoutFolds(source) : source;
    });
  },
};

/** The two files without which a sample cannot be shown, of each sample that a page names, whether they exist or not. */
function recordsOf(source: string): string[] {
  const ids = findTags(source).flatMap(({ attributes }) =>
    ['id', 'diff'].map((name) => attributes.get(name)),
  );
  return ids.flatMap((id) =>
    typeof id === 'string'
      ? ['sample.json', 'recorded.json'].map((name) => `${samplesFolder}/${id}/${name}`)
      : [],
  );
}
