import type { Block } from '@site/pages/blocks';
import type { InlineScript } from '@site/react-on-intent';
import { hydratedEvent } from '@site/react-on-intent/hydrated-event';
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

/** Takes what a reader types or drops before React is there. */
export const convertScript: InlineScript = {
  file: 'packages/convert/src/browser/field/beforeReact.ts',
  args: [hydratedEvent, intentEvent],
  where: 'data-takes-files',
};
