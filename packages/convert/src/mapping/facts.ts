import { installed, versionOf } from '../read/project.ts';
import type { Item, Use } from './draft.ts';
import { entriesOf } from './files.ts';
import { note } from './rules.ts';
import type { Tool } from './tool.ts';

/** Adds notes about the version of TypeScript, and about code that several entries have shared. */
export function addFacts(use: Use, { id }: Tool): void {
  const { effects, items, project } = use.draft;
  if (versionOf('typescript', project) < 5) {
    const text = `typescript ${installed(project).typescript}`;
    note({ ...use, option: '' }, 'oldTypeScript', { line: 0, text });
  }
  const isShared = (item: Item) =>
    item.format === 'cjs' &&
    item.settings.bundle !== false &&
    Object.keys(entriesOf(item, use.draft)).length > 1;
  const shared = items.find(isShared);
  // tsup copies the code, too.
  if (!shared || id === 'tsup') return;
  // The property that the entries come from.
  const from = effects.find(
    (one) =>
      'target' in one &&
      one.target.item === shared &&
      one.target.path.startsWith('source.entry') &&
      one.at.line > 0,
  );
  const at = from ? { line: from.at.line, text: '' } : { line: 0, text: 'package.json' };
  note({ ...use, option: from?.option ?? '' }, 'copies', at);
}
