import type { Block } from '@site/pages/blocks';
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
