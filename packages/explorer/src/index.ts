import type { RspressPlugin } from '@rspress/core';
import { isMarkdownEdition } from '@site/framework';
import { expansion } from '@site/pages/expansion';
import { inputs } from './browser/data/toggles.ts';
import { expandExplorer } from './page/expand.ts';
import { readRecord, recordFile } from './record/record.ts';

export { explorerFolder } from './record/record.ts';

/**
 * Rspress plugin for `<Explorer state="…" />`: puts the recorded build of a state into pages
 * before the framework compiles them. Throws where a record cannot be read, and the build fails
 * where a page names a state that does not exist.
 */
export function explorer(): RspressPlugin {
  for (const input of inputs) readRecord(input);
  return { name: 'site-explorer', builderConfig: { plugins: [expandPages] } };
}

const expandPages = expansion('site-explorer', ['Explorer'], (context) => {
  for (const input of inputs) context.addDependency(recordFile(input));
  const plain = isMarkdownEdition(context);
  return expandExplorer(context.code, context.resourcePath, plain);
});
