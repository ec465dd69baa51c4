import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMarkdownEdition } from '@site/framework';
import type { Block } from '@site/pages/blocks';
import { pathInRepository, repository } from '@site/pages/repository';
import { expandTerms } from './term-tags.ts';
import { parseTerms } from './terms.ts';

export { termFindings } from './term-tags.ts';
export { parseTerms, type Term } from './terms.ts';

const data = path.join(repository, 'docs/shared/glossary/terms.json');

/**
 * `<Term id="…">`: a card with the definition, which works without scripts. The Markdown edition only
 * has the words. The build fails for an unknown term.
 */
export const termBlock: Block = {
  tag: 'Term',
  folder: 'packages/glossary',
  component: 'src/browser/TermCard.tsx',
  styles: 'text',
  expand(context) {
    context.addDependency(data);
    return expandTerms(
      context.code,
      pathInRepository(context.resourcePath),
      parseTerms(readFileSync(data, 'utf8')),
      isMarkdownEdition(context),
    );
  },
};
