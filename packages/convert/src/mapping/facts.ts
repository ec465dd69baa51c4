import type { NoteKey } from '../warnings.ts';
import { isSettings, pick } from '../write/node.ts';
import type { Draft, Effect, Item, Project, Use } from './draft.ts';
import { entriesOf, folderOf, typesFolderOf, withoutDot } from './files.ts';
import { isScript } from './packages.ts';
import { commandsOf, compilerOptions, dependencies, versionOf } from './project.ts';
import { note } from './rules.ts';
import type { Tool } from './tables.ts';

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
  const found = use.draft.effects.filter(
    (one) =>
      (one.fate === 'carried' || one.fate === 'replaced') &&
      (one.target?.item ?? item) === item &&
      one.target?.path.startsWith(path) &&
      one.at.line > 0,
  );
  // Rather the one that has written it than those that say more.
  const isWriter = (one: Effect) => 'target' in one && one.target?.node !== undefined;
  const from = found.find(isWriter) ?? found[0];
  const at = from ? { line: from.at.line, text: '' } : { line: 0, text: 'package.json' };
  note({ ...use, option: from?.option ?? '' }, key, at);
}

/** The packages outside of a script whose globals have no name. */
function unnamedIn({ settings }: Item, project: Project): string[] {
  const given = [pick(settings, 'output.externals')].flat();
  const isAuto = Boolean(pick(settings, 'output.autoExternal'));
  const outside = isAuto ? dependencies(project) : [];
  const names = [...outside, ...given].filter((one) => typeof one === 'string');
  return names.filter((name) => !given.some((one) => isSettings(one) && one[name]));
}

/** Programs that only read what is built, or delete it. */
const harmless =
  /^(?:attw|del|eslint|git|jest|npm|publint|rimraf|rm|serve|shx rm|size-limit|vitest)\b/;

/** Whether a command works with files in the folder of an item, or lets TypeScript write there. */
export function usesFolder(command: string, { items, project }: Draft): boolean {
  if (harmless.test(command)) return false;
  const { outDir, noEmit } = compilerOptions(project);
  const folders = items.flatMap((item) => [folderOf(item), typesFolderOf(item)]);
  const [, ...words] = command
    .replace(/^(?!cp|mv)([\w-]+) build(?!\S)/, '$1')
    .split(/[\s'"=]+/)
    .map(withoutDot);
  if (/\btsc\b/.test(command) && !/--noEmit/.test(command) && !noEmit)
    words.push(withoutDot(String(outDir)));
  return words.some((one) =>
    folders.some((folder) => `${one}/`.startsWith(`${folder}/`)),
  );
}
