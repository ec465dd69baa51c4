import { isMarkdownEdition } from '@site/framework';
import type { Block } from '@site/mdx/blocks';
import { explorerFolder } from '../format/records.ts';
import { inputs } from '../format/toggles.ts';
import { expandExplorer } from './expandExplorer.ts';

export { explorerFolder };

/**
 * `<Explorer state="…" />`: the recorded build of a state. Throws where a record cannot be read, and
 * the build fails where a page names a state that does not exist.
 */
export const explorerBlock: Block = {
  tag: 'Explorer',
  folder: 'packages/workbench/src/browser/parts',
  ownStyles: 'explorer',
  expand(context) {
    for (const input of inputs) context.addDependency(`${explorerFolder}/${input}.json`);
    const plain = isMarkdownEdition(context);
    return expandExplorer(context.code, context.resourcePath, plain);
  },
};
