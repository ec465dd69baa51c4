import { versionOf } from '../read/project.ts';
import type { Item, Use } from './draft.ts';
import { entriesOf } from './files.ts';
import { note } from './rules.ts';
import { pick } from './settings.ts';
import type { Tool } from './tool.ts';

/** Adds notes about TypeScript, and about what several entries have shared. `typed` are the items with declarations. */
export function addFacts(use: Use, { id }: Tool, typed: readonly Item[]): void {
  const isShared = (item: Item) =>
    item.settings.bundle !== false && Object.keys(entriesOf(item, use.draft)).length > 1;
  if (versionOf('typescript', use.draft.project) < 5) note(use, 'oldTypeScript');
  const bundled = typed.filter(({ settings }) => pick(settings, 'dts.bundle'));
  noteEntries(use, 'sharedTypes', bundled.find(isShared));
  const forNode = use.draft.items.filter(({ format }) => format === 'cjs');
  // tsup copies the code, too.
  if (id !== 'tsup') noteEntries(use, 'copies', forNode.find(isShared));
}

/** Adds a note about an item, if any, at the property that its entries come from. */
function noteEntries(use: Use, key: 'sharedTypes' | 'copies', item?: Item): void {
  if (!item) return;
  const from = use.draft.effects.find(
    (one) =>
      'target' in one &&
      one.target.item === item &&
      one.target.path.startsWith('source.entry') &&
      one.at.line > 0,
  );
  const at = from ? { line: from.at.line, text: '' } : { line: 0, text: 'package.json' };
  note({ ...use, option: from?.option ?? '' }, key, at);
}
