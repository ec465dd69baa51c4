import { isReplaced } from '../mapping/plugins.ts';
import { record } from '../mapping/project.ts';
import { fileFields } from '../mapping/renamed.ts';
import type { Tool } from '../mapping/tool.ts';
import { print, type Settings } from './node.ts';

/** What is installed here, and so what the pages were tried with. A test compares them. */
export const versions: Readonly<Record<string, string>> = {
  '@rslib/core': '^1.0.1',
  '@microsoft/api-extractor': '^7.60.1',
  '@rsbuild/plugin-react': '^2.1.1',
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

/** What the conversion means for `package.json`. */
export interface Consequences {
  /** Packages that build from now on. */
  readonly added: readonly string[];
  /** Modules that the old configuration imports. */
  readonly imported: readonly string[];
  /** The new path of a file, if it changes. */
  readonly rename: (file: string) => string | undefined;
  /** The entries, which a command may name, too. */
  readonly sources: readonly string[];
  /** The field that has the old configuration. */
  readonly key: string | undefined;
  /** Called with each command whose arguments are not part of the configuration. */
  readonly report: (command: string) => void;
}

/**
 * Changes a `package.json`: the scripts, the packages that build, and the paths of files that get
 * other names. Returns the new object and what differs.
 */
export function changeManifest(
  manifest: Readonly<Fields>,
  tool: Tool,
  { added, imported, rename, sources, key, report }: Consequences,
): { manifest: Fields; changes: Change[] } {
  const changes: Change[] = [];
  const change = (path: string, before?: string, after?: string) =>
    changes.push({ path, ...(before && { before }), ...(after && { after }) });

  const renamed = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') {
      const after = rename(value);
      if (after) change(path, value, after);
      return after ?? value;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        renamed(inner, path + accessOf(name)),
      ]),
    );
  };

  const result: Fields = { ...manifest };
  for (const name of fileFields)
    if (name in result) result[name] = renamed(result[name], name);
  if (key) {
    change(key, '{ … }');
    delete result[key];
  }

  const scripts = record(manifest.scripts);
  for (const [name, before] of Object.entries(scripts)) {
    if (typeof before !== 'string') continue;
    const parts = before.split(/(\s*(?:&&|\|\||;)\s*|\s&\s)/);
    const after = parts
      .map((command) => newCommand(command, tool, sources, report))
      .join('');
    if (after !== before) change(`scripts.${name}`, before, after);
    scripts[name] = after;
  }
  if (manifest.scripts) result.scripts = scripts;

  const packages = record(manifest.devDependencies);
  const isUsed = Object.values(scripts).some((one) => mentions(String(one), tool));
  const tools = isUsed ? [] : tool.modules;
  for (const name of [
    ...tools,
    '@microsoft/api-extractor',
    ...imported.filter(isReplaced),
  ]) {
    const before = packages[name];
    if (typeof before !== 'string' || added.includes(name)) continue;
    change(`devDependencies.${name}`, before);
    delete packages[name];
  }
  for (const name of added) {
    if (packages[name]) continue;
    packages[name] = versions[name];
    change(`devDependencies.${name}`, undefined, String(packages[name]));
  }
  result.devDependencies = Object.fromEntries(
    Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  return { manifest: result, changes };
}

/** How JavaScript names a field, such as `exports["."].import`. */
function accessOf(name: string): string {
  return /^[\w$]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
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
  report: (command: string) => void,
): string {
  const [before = ''] = runners.exec(command) ?? [];
  const rest = command.slice(before.length);
  const program = tool.program.exec(rest)?.[0];
  if (program === undefined) {
    // Such as an argument of a program that runs several.
    if (tool.id !== 'vite' && mentions(command, tool)) report(command);
    return command;
  }
  const words = rest.slice(program.length).replaceAll(harmless, '').split(/\s+/);
  if (words.some((word) => word && !sources.includes(word))) report(command);
  return `${before}rslib${/\s(?:--watch|-c?w|-wc|--stub)\b/.test(rest) ? ' --watch' : ''}`;
}

/** JSON with the indentation of the text that was pasted. */
export function json(value: unknown, like = ''): string {
  const indent = /^[ \t]+(?=")/m.exec(like)?.[0] ?? '  ';
  return `${JSON.stringify(value, null, indent)}\n`;
}

/** The text of `rslib.config.ts`. */
export function configText(
  config: Settings,
  imports: ReadonlyMap<string, string>,
): string {
  const lines = [...imports].map(
    ([from, name]) => `import { ${name} } from '${from}';\n`,
  );
  lines.push("import { defineConfig } from '@rslib/core';\n");
  return `${lines.join('')}\nexport default defineConfig(${print(config, '', 'export default defineConfig(')});\n`;
}
