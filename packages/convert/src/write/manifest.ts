import type { Draft } from '../mapping/draft.ts';
import { pathsIn } from '../mapping/files.ts';
import { newNameOf } from '../mapping/outputs.ts';
import { isReplaced } from '../mapping/plugins.ts';
import { commandsOf, record } from '../mapping/project.ts';
import type { Tool } from '../mapping/tables.ts';
import type { ToolConfig } from '../read/input.ts';
import type { NoteKey } from '../warnings.ts';
import { pick, print, type Settings } from './node.ts';

/** What is installed here, and so what the pages were tried with. A test compares them. */
export const versions: Readonly<Record<string, string>> = {
  '@rslib/core': '^1.0.1',
  '@microsoft/api-extractor': '^7.60.1',
  '@rsbuild/plugin-less': '^1.6.4',
  '@rsbuild/plugin-react': '^2.1.1',
  '@rsbuild/plugin-sass': '^2.0.1',
  '@rsbuild/plugin-svelte': '^1.1.2',
  '@rsbuild/plugin-svgr': '^2.0.5',
  '@rsbuild/plugin-vue': '^1.2.9',
};

/** A line that differs, as before or after. `undefined` means that there was or is none. */
export interface Change {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

type Fields = Record<string, unknown>;
type Report = (key: NoteKey, code: string) => void;

/**
 * Changes the `package.json` of a draft: the scripts, the packages that build, and the paths of
 * files that get other names. `names` are those that the old configuration imports, `key` is
 * the field that has it. `report` is called with each command that the reader has to change.
 */
export function changeManifest(
  draft: Draft,
  tool: Tool,
  { names, key = '' }: Pick<ToolConfig, 'names' | 'key'>,
  report: Report,
): { manifest: Fields; changes: Change[] } {
  const { [key]: _, ...own }: Fields = { ...draft.project.manifest };
  const result: Fields = JSON.parse(JSON.stringify(own), (_name, value: unknown) =>
    typeof value === 'string' ? (newNameOf(value, draft) ?? value) : value,
  );
  const commands = commandsOf(draft.project);
  const hasMain = commands.some((one) => mentions(one, tool) && !otherConfig.test(one));
  const newScript = (script: string) =>
    script
      .split(/(\s*(?:&&|\|\||;)\s*|\s&\s)/)
      .map((command) => {
        const isOther = hasMain && mentions(command, tool) && otherConfig.test(command);
        if (!isOther) return newCommand(command, tool, draft.sources, report);
        report('kept', command);
        return command;
      })
      .join('')
      .replace(/[^\s'"=]+/g, (word) => newNameOf(word, draft) ?? word);
  const scripts = Object.entries(record(result.scripts)).map(
    ([name, script]) => [name, newScript(String(script))] as const,
  );
  if (scripts.length > 0) result.scripts = Object.fromEntries(scripts);

  const extractor = '@microsoft/api-extractor';
  const bundles = draft.items.some(({ settings }) => pick(settings, 'dts.bundle'));
  const modules = [...draft.imports.keys()].filter((name) => !isFile(name));
  const added = ['@rslib/core', ...modules, ...(bundles ? [extractor] : [])];
  const packages = record(result.devDependencies);
  const users = [
    ...Object.keys(result).filter(
      (name) => !noCommands.test(name) && pathsIn(result[name]).includes(tool.id),
    ),
    ...scripts.flatMap(([, one]) => (mentions(one, tool) ? one : [])),
    ...(tool.id === 'vite'
      ? Object.keys(packages).filter((one) => loaders.test(one))
      : []),
  ];
  const isReportedAlready = (user: string) =>
    mentions(user, tool) && (tool.id !== 'vite' || otherConfig.test(user));
  for (const user of users) if (!isReportedAlready(user)) report('kept', user);
  const isExtracted = scripts.some(([, one]) => /\bapi-extractor\b/.test(one));
  const unused = [
    ...(users.length > 0 ? [] : [...tool.modules, ...[...names.values()].filter(isReplaced)]),
    ...(isExtracted ? [] : [extractor]),
  ];
  for (const name of unused) if (!added.includes(name)) delete packages[name];
  for (const name of added) packages[name] ??= versions[name];
  result.devDependencies = packages;
  const changes = differences(draft.project.manifest, result);
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  result.devDependencies = Object.fromEntries(sorted);
  return { manifest: result, changes };
}

/** Fields of `package.json` that run nothing. */
const noCommands = /^(?:name|description|keywords|scripts|repository)$|dependencies/i;
/** Packages that load the configuration of Vite. */
const loaders = /^@?(?:vitest|storybook|histoire|ladle)(?:\/|$)/;
/** The argument for a configuration with another name than the usual one. */
const otherConfig =
  /\s(?:-c|--config)[ =](?!-|(?:\.\/)?(?:build|rollup|tsdown|tsup|vite)\.config\.\w+(?:\s|$))\S/;

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

function mentions(command: string, { id }: Tool): boolean {
  return new RegExp(`(?<![\\w./@-])${id}(?![\\w.-])`).test(command);
}

/** What may precede a program: variables, and programs that run others. */
const runners = /^(?:(?:\w+=\S*|cross-env|npx|bunx|pnpm|yarn|exec|run|--)\s+)*/;
/** Arguments that say what a build is, rather than what is in it. */
const harmless =
  /\s(?:--watch|-w|--stub|--clean|--bundleConfigAsCjs|--configPlugin[ =]\S+|(?:-c|--config)(?:[ =](?:\.\/)?(?:build|rollup|tsdown|tsup|vite)\.config\.\w+)?|-cw|-wc)(?=\s|$)/g;

function newCommand(
  command: string,
  tool: Tool,
  sources: readonly string[],
  report: Report,
): string {
  const [before = ''] = runners.exec(command) ?? [];
  const rest = command.slice(before.length);
  const program = tool.program.exec(rest)?.[0];
  if (program === undefined) {
    // Such as an argument of a program that runs several.
    if (tool.id !== 'vite' && mentions(command, tool)) report('flags', command);
    return command;
  }
  const words = rest.slice(program.length).replaceAll(harmless, '').split(/\s+/);
  if (words.some((word) => word && !sources.includes(word))) report('flags', command);
  return `${before}rslib${/\s(?:--watch|-c?w|-wc|--stub)\b/.test(rest) ? ' --watch' : ''}`;
}

/** JSON with the indentation of the text that was pasted. */
export function json(value: unknown, like = ''): string {
  const indent = /^[ \t]+(?=")/m.exec(like)?.[0] ?? '  ';
  return `${JSON.stringify(value, null, indent)}\n`;
}

const isFile = (from: string) => from.startsWith('.');

/** The text of `rslib.config.ts`. */
export function configText(
  config: Settings,
  imports: ReadonlyMap<string, string>,
): string {
  const modules = [...imports, ['@rslib/core', 'defineConfig'] as const];
  // Files of the project come after packages.
  const sorted = modules.sort(([a], [b]) => Number(isFile(a)) - Number(isFile(b)));
  const lines = sorted.map(([from, name]) =>
    isFile(from)
      ? `import ${name} from '${from}' with { type: 'json' };\n`
      : `import { ${name} } from '${from}';\n`,
  );
  const before = 'export default defineConfig(';
  return `${lines.join('')}\n${before}${print(config, '', before)});\n`;
}
