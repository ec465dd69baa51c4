import type { NoteKey } from '../warnings.ts';
import { isSettings, pick } from '../write/node.ts';
import { hasOtherPackages, isJavaScript } from './declarations.ts';
import type { Draft, Item, Use } from './draft.ts';
import { entriesOf, folderOf, typesFolderOf, withoutDot } from './files.ts';
import { isScript } from './packages.ts';
import { commandsOf, compilerOptions, dependencies, versionOf } from './project.ts';
import { note } from './rules.ts';
import { nodeEnvOf } from './shared.ts';
import type { Tool } from './tables.ts';

/**
 * Adds the notes that no option asks for: what is missing, what Rslib does by itself, and where the
 * guide says what the old tool does without being told. `typed` are the items with declarations.
 */
export function addFacts(use: Use, tool: Tool, typed: readonly Item[]): void {
  const { id, program } = tool;
  const { items, project } = use.draft;
  const { manifest, tsconfig } = project;
  const isShared = (item: Item) =>
    item.settings.bundle !== false && Object.keys(entriesOf(item, use.draft)).length > 1;
  const web = items.filter(({ settings }) => pick(settings, 'output.target') === 'web');
  /** Whether a script gets a package from a global that is named like it. */
  const hasUnnamed = ({ settings }: Item) => {
    const given = [pick(settings, 'output.externals')].flat();
    const isAuto = Boolean(pick(settings, 'output.autoExternal'));
    const outside = isAuto ? dependencies(project) : [];
    const names = [...outside, ...given].filter((one) => typeof one === 'string');
    return !names.every((name) => given.some((one) => isSettings(one) && one[name]));
  };
  const scripts = items.filter(isScript);
  const isAssigned = ({ settings }: Item) =>
    pick(settings, 'tools.rspack.output.library');
  const isNew = ({ settings: { syntax } }: Item) => !syntax || syntax === 'esnext';
  const signs = JSON.stringify([project, use.draft.sources]);
  const isForNode = compilerOptions(project).lib || /"bin"|@types\/node/.test(signs);
  const mayHaveStyles = forBrowsers.test(signs) || !isForNode;
  const hasPackages =
    hasOtherPackages(use.draft, tool) ||
    items.some(({ settings }) => pick(settings, 'output.autoExternal.exclude')) ||
    (scripts.length > 0 && dependencies(project).length > 0);
  const commands = commandsOf(project);
  const facts: readonly (readonly [NoteKey, boolean])[] = [
    ['stylesheet', /tsup|tsdown/.test(id) && web.length === 0 && mayHaveStyles],
    ['oldTypeScript', versionOf('typescript', project) < 5],
    ['noManifest', !manifest],
    ['noScript', commands.length > 0 && !commands.some((one) => program.test(one))],
    ['noTsconfig', !tsconfig && !isJavaScript(use)],
    ['sourceSyntax', id === 'rollup' && isJavaScript(use) && items.some(isNew)],
    ['typeExports', !isJavaScript(use)],
    ['folderUrl', true],
    ['esmRequire', items.some((one) => one.format === 'esm' && !web.includes(one))],
    ['packageSyntax', /tsup|tsdown|vite/.test(id) && hasPackages && !items.every(isNew)],
    ['handWritten', typed.length > 0 && !isJavaScript(use)],
    ['augmentation', typed.length > 0],
    ['extractor', typed.some(({ settings }) => pick(settings, 'dts.bundle'))],
    ['es2020', items.some(({ settings }) => settings.syntax === 'es2020')],
    ['globalNames', scripts.some(hasUnnamed)],
    ['scriptNode', scripts.some((item) => item.format === 'iife' && !web.includes(item))],
    ['iifeName', scripts.some((item) => item.format === 'iife' && !isAssigned(item))],
    ['scriptDirective', scripts.length > 0],
    ['nodeEnv', scripts.some((item) => !nodeEnvOf(item))],
    ['licenseFile', items.some(({ settings }) => pick(settings, 'output.minify'))],
    ['typeErrors', typed.length > 0 && /vite|rollup/.test(id)],
    ['publicDir', web.some(({ settings }) => !settings.server)],
    [
      'sharedTypes',
      typed.some((item) => pick(item.settings, 'dts.bundle') && isShared(item)),
    ],
    [
      'copies',
      id !== 'tsup' && items.some((one) => one.format === 'cjs' && isShared(one)),
    ],
  ];
  for (const [key, applies] of facts) if (applies) note(use, key);
  const section = id === 'vite' ? 'defaults' : 'differences';
  note({ ...use, link: `/guide/migration/${id}#${section}` }, 'defaults');
}

/** Signs of a package for browsers, which may have styles. */
const forBrowsers = /"(?:dom|jsx|lit|preact|react|solid-js|svelte|vue)\b|\.[jt]sx"/i;

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
