import { isMarkdownEdition } from '@site/framework';
import type { Block } from '@site/pages/blocks';
import { pathInRepository } from '@site/pages/repository';
import { expandTerms } from './term-tags.ts';
import { readTerms, termsFile } from './terms.ts';

export { termFindings } from './term-tags.ts';
export { parseTerms, type Term } from './terms.ts';

/**
 * `<Term id="…">`: a card with the definition, which works without scripts. The Markdown edition only
 * has the words. The build fails for an unknown term.
 */
export const termBlock: Block = {
  tag: 'Term',
  folder: 'packages/glossary',
  component: 'src/browser/TermCard.tsx',
  ownStyles: 'TermCard-module',
  expand(context) {
    context.addDependency(termsFile);
    return expandTerms(
      context.code,
      pathInRepository(context.resourcePath),
      readTerms(),
      isMarkdownEdition(context),
    );
  },
};
