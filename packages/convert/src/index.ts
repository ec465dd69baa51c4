import type { RspressPlugin } from '@rspress/core';
import { expansion } from '@site/pages/expansion';
import { expandCounterparts } from './page/counterparts.ts';

/**
 * Rspress plugin for `<Counterparts section="…">`, which it replaces by the table of the options of
 * another build tool in that section, before the framework compiles the page. The build fails for
 * a table that does not exist and for a remark about an option that is not in it.
 */
export function convert(): RspressPlugin {
  return {
    name: 'site-convert',
    builderConfig: { plugins: [expandTables] },
  };
}

const expandTables = expansion('site-convert', ['Counterparts'], (context) =>
  expandCounterparts(context.code, context.resourcePath),
);
