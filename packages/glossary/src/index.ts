import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { isMarkdownEdition } from '@site/framework';
import { pathInRepository, repository } from '@site/pages/repository';
import { expandTerms } from './term-tags.ts';
import { parseTerms } from './terms.ts';

export { termFindings } from './term-tags.ts';
export { parseTerms, type Term } from './terms.ts';

const data = path.join(repository, 'docs/shared/glossary/terms.json');

/**
 * Rspress plugin that turns `<Term id="…">` into a card with the definition, which works without
 * scripts. The Markdown edition only has the words. The build fails for an unknown term.
 */
export function termCards(): RspressPlugin {
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
      const file = pathInRepository(context.resourcePath);
      return expandTerms(
        context.code,
        file,
        parseTerms(readFileSync(data, 'utf8')),
        isMarkdownEdition(context),
      );
    });
  },
};
