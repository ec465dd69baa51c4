import type { Change } from '../answer.ts';
import { isWatching, ownCommands, readArguments } from '../mapping/arguments.ts';
import type { Use } from '../mapping/draft.ts';
import { pathsIn } from '../mapping/files.ts';
import { pluginOf } from '../mapping/modules.ts';
import { isGone, newNameOf } from '../mapping/outputs.ts';
import { note } from '../mapping/rules.ts';
import { pick } from '../mapping/settings.ts';
import type { Tool, ToolConfig } from '../mapping/tool.ts';
import {
  commandsOf,
  compilerOptions,
  dependencies,
  record,
  runners,
  scriptsOf,
} from '../read/project.ts';
import type { NoteKey } from '../warnings.ts';

/** What is installed here, and so what the pages were tried with. A test compares them. */
export const versions: Readonly<Record<string, string>> = {
  '@rslib/core': '^1.0.1',
  '@microsoft/api-extractor': '^7.60.1',
  '@rsbuild/plugin-react': '^2.1.1',
  '@rsbuild/plugin-sass': '^2.0.1',
  '@rsbuild/plugin-vue': '^1.2.9',
  typescript: '^7.0.2',
};

/** TypeScript for a `tsconfig.json` with what version 7 refuses. */
const beforeSeven = '^5.9.3';

type Fields = Record<string, unknown>;

const extractor = '@microsoft/api-extractor';

/** What is between two commands of a script. */
const separator = /(\s*(?:&&|\|\||;)\s*|\s&\s)/;

/**
 * Changes `package.json`: the scripts, the packages that build, and the paths of files that get other
 * names. Notes each command that the reader has to change.
 */
export function changeManifest(
  use: Use,
  { tool, names, variables, given, key = '', file }: ToolConfig,
): { manifest: Fields; changes: Change[] } {
  const { draft } = use;
  const report = (key: NoteKey, text: string) => note(use, key, { line: 0, text });
  const rename = (path: string) => newNameOf(path, draft) ?? path;
  const result: Fields = mapTexts(draft.project.manifest ?? {}, rename);
  delete result[key];
  const commands = commandsOf(draft.project);
  const own = ownCommands(tool, commands, file);
  const known = [...draft.sources, ...given.map(({ value }) => value.at.text)];
  /** A command of the tool as one of Rslib; others stay. */
  const changed = (command: string) => {
    const [before = ''] = runners.exec(command) ?? [];
    const rest = command.slice(before.length);
    if (!own.includes(rest)) return command;
    const { fields, others } = readArguments(tool, rest);
    const texts = [...others, ...fields.map(({ value }) => value.at.text)];
    const isSet = [...variables].some((name) => before.includes(`${name}=`));
    if (isSet || !texts.every((one) => known.includes(one))) report('flags', command);
    return `${before}rslib${isWatching(rest) ? ' --watch' : ''}`;
  };
  const changedScript = (script: string) => {
    const commands = script.split(separator).map(changed);
    // Rslib builds at once what was built one after the other.
    const isAgain = (index: number) =>
      /\brslib\b/.test(commands[index] ?? '') && commands[index] === commands[index - 2];
    const kept = commands.filter((_, index) => !isAgain(index) && !isAgain(index + 1));
    return kept.join('').replace(/[^\s'"=]+/g, rename);
  };
  if (result.scripts) result.scripts = mapTexts(result.scripts, changedScript);
  if (commands.length > 0 && !commands.some((one) => tool.program.test(one)))
    report('noScript', '');
  const scripts = scriptsOf({ manifest: result });
  const builders = Object.entries(record(result.scripts)).filter(([, script]) =>
    /^rslib$/.test(String(script)),
  );
  if (new Set(given.filter(({ name }) => name === 'entry')).size > 1)
    for (const [name] of builders.slice(1)) report('oneScript', `scripts.${name}`);
  for (const command of scripts.flatMap(removalsIn)) {
    const paths = pathsIn(command);
    // What is moved or copied gets its last name by that.
    const named = /^(?:shx )?(?:cp|mv)\b/.test(command) ? paths.slice(0, -1) : paths;
    if (named.some((path) => isGone(path, draft))) report('removal', command);
  }

  const packages = record(result.devDependencies);
  const isUser = ([name, value]: [string, unknown]) =>
    !noCommands.test(name) && (name === tool.id || pathsIn(value).includes(tool.id));
  // By its name, or by its path in `node_modules`.
  const before = '(?:(?<![\\w./@:=-])|node_modules/(?:\\.bin/)?)';
  const isCommand = (one: string) =>
    new RegExp(`${before}${tool.id}(?![\\w.-])`).test(one);
  const isLoader = (name: string) => loaders[tool.id]?.test(name);
  const users = [
    ...Object.entries(result).flatMap((one) => (isUser(one) ? one[0] : [])),
    ...scripts.flatMap((script) => script.split(separator).filter(isCommand)),
    ...Object.keys(packages).filter(isLoader).slice(0, 1),
  ];
  for (const user of users) report('kept', user);
  const bundles = draft.items.some(({ settings }) => pick(settings, 'dts.bundle'));
  const isExtracted = /\bapi-extractor\b/.test(JSON.stringify(scripts));
  const plugins = [...draft.imports.keys()].filter((name) => !name.startsWith('.'));
  const added = ['@rslib/core', ...plugins, ...(bundles ? [extractor] : [])];
  const unused = [
    ...(users.length > 0
      ? []
      : [...tool.modules, ...[...names.values()].filter(pluginOf)]),
    ...(isExtracted ? [] : [extractor]),
  ];
  const forUsers = unused.filter((name) => record(result.dependencies)[name]);
  for (const name of forUsers) report('kept', `dependencies.${name}`);
  // Plugins for declarations have it as a peer, which npm installs.
  const isBrought = unused.some(
    (name) => /dts|typescript|unbuild/.test(name) && packages[name],
  );
  const isTyped = draft.items.some(({ settings }) => settings.dts);
  if (isTyped && isBrought && !dependencies(draft.project).includes('typescript'))
    added.push('typescript');
  for (const name of unused) if (!added.includes(name)) delete packages[name];
  const { baseUrl, moduleResolution } = compilerOptions(draft.project);
  const isOld = baseUrl ?? /^node(?:10)?$/i.test(String(moduleResolution));
  if (isOld && added.includes('typescript')) packages.typescript ??= beforeSeven;
  for (const name of added) packages[name] ??= versions[name];
  result.devDependencies = packages;
  const changes = differences(draft.project.manifest, result);
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  result.devDependencies = Object.fromEntries(sorted);
  return { manifest: result, changes };
}

/** The commands of a script that delete, move or copy files after Rslib has run. */
function removalsIn(script: string): string[] {
  const [, after = ''] = /\brslib\b(.*)/.exec(script) ?? [];
  return after
    .split(separator)
    .filter((one) => /^(?:shx )?(?:rm|rimraf|del|mv|cp)\b/.test(one));
}

/** A copy of a part of `package.json` with other texts. */
const mapTexts = (part: unknown, change: (text: string) => string) =>
  JSON.parse(JSON.stringify(part), (_name, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );

/** Fields of `package.json` that run nothing. */
const noCommands = /^(?:name|description|keywords|scripts|repository)$|dependencies/i;
/** Packages that load the configuration of a tool, or run it with its plugins. */
const loaders: { readonly [id in Tool['id']]?: RegExp } = {
  vite: /^(?!.*eslint)@?(?:vitest|storybook|histoire|ladle)(?:\/|$)/,
  rollup: /^(?:karma-rollup-|rollup-jest|@web\/dev-server-rollup)/,
};

/** Where two values of JSON differ, in the order of their fields. */
function differences(before: unknown, after: unknown, path = ''): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, next] = [record(before), record(after)];
  if (Object.keys(next).length > 0)
    return Object.keys({ ...old, ...next }).flatMap((name) => {
      const access = name.startsWith('.') ? `[${JSON.stringify(name)}]` : `.${name}`;
      return differences(old[name], next[name], path ? path + access : name);
    });
  const shown = (value: unknown) => (typeof value === 'string' ? value : '{ … }');
  return [
    {
      path,
      ...(before !== undefined && { before: shown(before) }),
      ...(after !== undefined && { after: shown(after) }),
    },
  ];
}

/** JSON with the indentation of the text that was pasted. */
export function json(value: unknown, like = ''): string {
  const indent = /^[ \t]+(?=")/m.exec(like)?.[0] ?? '  ';
  return `${JSON.stringify(value, null, indent)}\n`;
}
