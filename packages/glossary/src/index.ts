import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { isMarkdownEdition } from '@site/framework';
import { expansion } from '@site/pages/expansion';
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
    builderConfig: { plugins: [expandPages] },
  };
}

const expandPages = expansion('site-terms', ['Term'], (context) => {
  context.addDependency(data);
  return expandTerms(
    context.code,
    pathInRepository(context.resourcePath),
    parseTerms(readFileSync(data, 'utf8')),
    isMarkdownEdition(context),
  );
});
