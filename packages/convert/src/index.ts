import type { Block } from '@site/pages/blocks';
import type { InlineScript } from '@site/react-on-intent';
import { intentEvent } from '@site/react-on-intent/intent-event';
import { expandCounterparts } from './page/counterparts.ts';

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

/** Starts React at once on the converter's page if the tab has what was pasted there. */
export const convertScript: InlineScript = {
  file: 'packages/convert/src/browser/field/startAtOnce.ts',
  args: [intentEvent],
  where: 'data-convert',
};
