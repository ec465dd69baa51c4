import { isMarkdownEdition } from '@site/framework';
import type { Block } from '@site/pages/blocks';
import { pathInRepository } from '@site/pages/repository';
import { replaceNames } from '@site/pages/tags';
import { expandTerms } from './term-tags.ts';
import { readTerms, termsFile } from './terms.ts';

export { glossaryRoute, termFindings } from './term-tags.ts';
export { parseTerms, type Term, termsName } from './terms.ts';

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

/** `<Definition id="…" />`: the definition of that term. The build fails for an unknown one. */
export const definitionBlock: Block = {
  tag: 'Definition',
  folder: 'packages/glossary',
  expand({ code, resourcePath, addDependency }) {
    addDependency(termsFile);
    const terms = new Map(readTerms().map((term) => [term.id, term]));
    const tag = {
      tag: 'Definition',
      attribute: 'id',
      known: [...terms.keys()],
      noun: 'term',
      why: 'The page shows what the glossary says, which is told once: docs/shared/glossary/terms.json.',
    };
    return replaceNames(code, resourcePath, tag, (id, language) => {
      return [terms.get(id)?.[language].definition ?? ''];
    });
  },
};
