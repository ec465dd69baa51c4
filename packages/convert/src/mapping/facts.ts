import { commandsOf, dependencies, type Project, versionOf } from '../read/project.ts';
import type { NoteKey } from '../warnings.ts';
import type { Item, Use } from './draft.ts';
import { entriesOf, isScript } from './files.ts';
import { note } from './rules.ts';
import { isSettings, pick } from './settings.ts';
import type { Tool } from './tool.ts';

/**
 * Adds the notes that no option asks for: what is missing, what Rslib does by itself, and where the
 * guide says what the old tool does without being told. `typed` are the items with declarations.
 */
export function addFacts(use: Use, tool: Tool, typed: readonly Item[]): void {
  const { id, program } = tool;
  const { items, project } = use.draft;
  const isShared = (item: Item) =>
    item.settings.bundle !== false && Object.keys(entriesOf(item, use.draft)).length > 1;
  const scripts = items.filter(isScript);
  // A script gets these from a global that is named like the package.
  for (const text of new Set(scripts.flatMap((item) => unnamedIn(item, project))))
    note(use, 'globalNames', { line: 0, text });
  const commands = commandsOf(project);
  const facts: readonly (readonly [NoteKey, boolean])[] = [
    ['oldTypeScript', versionOf('typescript', project) < 5],
    ['noScript', commands.length > 0 && !commands.some((one) => program.test(one))],
  ];
  for (const [key, applies] of facts) if (applies) note(use, key);
  if (/vite|rollup/.test(id)) noteWhere(use, 'typeErrors', typed, 'dts');
  const bundled = typed.filter(({ settings }) => pick(settings, 'dts.bundle'));
  noteWhere(use, 'sharedTypes', bundled.filter(isShared), 'source.entry');
  const forNode = items.filter((one) => one.format === 'cjs' && isShared(one));
  if (id !== 'tsup') noteWhere(use, 'copies', forNode, 'source.entry');
}

/** Adds a note about the first of some items, at the property that a setting of it comes from. */
function noteWhere(use: Use, key: NoteKey, [item]: readonly Item[], path: string): void {
  if (!item) return;
  const from = use.draft.effects.find(
    (one) =>
      'target' in one &&
      (one.target.item ?? item) === item &&
      one.target.path.startsWith(path) &&
      one.at.line > 0,
  );
  const at = from ? { line: from.at.line, text: '' } : { line: 0, text: 'package.json' };
  note({ ...use, option: from?.option ?? '' }, key, at);
}

/** The packages outside of a script whose globals have no name. */
function unnamedIn({ settings }: Item, project: Project): string[] {
  const given = [pick(settings, 'output.externals')].flat();
  const isAuto = Boolean(pick(settings, 'output.autoExternal'));
  const inside = [pick(settings, 'output.autoExternal.exclude')].flat();
  const listed = isAuto ? dependencies(project) : [];
  const outside = listed.filter((name) => !inside.includes(name));
  const names = [...outside, ...given].filter((one) => typeof one === 'string');
  return names.filter((name) => !given.some((one) => isSettings(one) && one[name]));
}
