import type { RspressPlugin } from '@rspress/core';
import { devClient } from './dev-client.ts';
import { markdownEnvironment } from './markdown-edition.ts';
import { withoutRestarts } from './restarts.ts';
import { productionRouter } from './router.ts';

export { assertContractsMet } from './contract.ts';
export { isMarkdownEdition } from './markdown-edition.ts';
export { pageData } from './page-data.ts';
export {
  deferScripts,
  type InlineScripts,
  insertAfterCharset,
} from './page-scripts.ts';
export { inlineStyles, splitStyles } from './split-styles.ts';
export { removeThemeScript } from './theme-script.ts';

/**
 * Rspress plugin with what the site changes in the framework itself: a dev server that does not
 * restart for what tools write into the folders `generated` (absolute, below `docs`), and a
 * lighter router.
 */
export function framework(generated: readonly string[]): RspressPlugin {
  const plugins = [
    withoutRestarts(generated),
    devClient,
    productionRouter,
    markdownEnvironment,
  ];
  return { name: 'site-framework', builderConfig: { plugins } };
}
