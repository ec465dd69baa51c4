import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { isMarkdownEdition } from '@site/framework';
import { repository } from '@site/pages/repository';
import { expandTerms } from './expand.ts';
import { parseTerms } from './terms.ts';

const data = path.join(repository, 'docs/shared/glossary/terms.json');

/**
 * Rspress plugin behind `<Term id="…">`: puts the definition into the page before the framework
 * compiles it, so that it can be read without scripts. The Markdown edition has the words alone.
 * The build fails where a page names a term that the glossary does not have.
 */
export function terms(): RspressPlugin {
  return {
    name: 'site-terms',
    markdown: {
      globalComponents: [path.resolve('packages/glossary/src/browser/TermCard.tsx')],
    },
    builderConfig: { plugins: [expansion] },
  };
}

const expansion: RsbuildPlugin = {
  name: 'site-terms',
  setup(api) {
    api.transform({ test: /\.mdx$/, order: 'pre' }, (context) => {
      if (!context.code.includes('<Term ')) return context.code;
      context.addDependency(data);
      const file = path.relative(repository, context.resourcePath).replaceAll('\\', '/');
      return expandTerms(
        context.code,
        file,
        parseTerms(readFileSync(data, 'utf8')),
        isMarkdownEdition(context),
      );
    });
  },
};
