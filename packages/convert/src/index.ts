import type { Block } from '@site/mdx/blocks';
import { languageOf } from '@site/mdx/language';
import { pathInRepository } from '@site/mdx/repository';
import type { InlineScript } from '@site/react-on-intent';
import { intentEvent } from '@site/react-on-intent/intent-event';
import { expandCounterparts } from './page/counterparts.ts';
import { linkedSections, titlesOf } from './page/titles.ts';

/**
 * `<Counterparts section="…">`: another build tool's option table of that section. The
 * build fails for a table that does not exist and for a remark about an option that is not in it.
 */
export const counterpartsBlock: Block = {
  tag: 'Counterparts',
  folder: 'packages/convert',
  ownStyles: true,
  expand: ({ code, resourcePath }) => expandCounterparts(code, resourcePath),
};

/** `<Convert />`: the form, with the titles of the sections that its answers link to. */
export const convertBlock: Block = {
  tag: 'Convert',
  folder: 'packages/convert',
  ownStyles: true,
  expand({ code, resourcePath }) {
    const titles = titlesOf(linkedSections(), languageOf(pathInRepository(resourcePath)));
    return code.replace(
      '<Convert />',
      () => `<Convert titles={${JSON.stringify(titles)}} />`,
    );
  },
};

/** Starts React at once on the converter's page if the tab has what was pasted there. */
export const convertScript: InlineScript = {
  file: 'packages/convert/src/browser/field/startAtOnce.ts',
  args: [intentEvent],
  where: 'data-convert',
};
