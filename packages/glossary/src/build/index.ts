import { isMarkdownEdition } from '@site/framework';
import { type Block, namingBlock } from '@site/mdx/blocks';
import { pathInRepository } from '@site/mdx/repository';
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

/** `<Definition id="…" />`: the definition of that term. */
export const definitionBlock = namingBlock({
  tag: 'Definition',
  folder: 'packages/glossary',
  attribute: 'id',
  noun: 'term',
  why: 'The page shows what the glossary says, which is told once: docs/shared/glossary/terms.json.',
  watch: ({ addDependency }) => addDependency(termsFile),
  known: () => readTerms().map(({ id }) => id),
  lines: (id, language) =>
    readTerms().flatMap((term) => (term.id === id ? term[language].definition : [])),
});
