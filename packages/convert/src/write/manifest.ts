import { record } from '../mapping/project.ts';
import type { Tool } from '../mapping/tool.ts';
import { print, type Settings } from './node.ts';

/** What is installed here, and so what the pages were tried with. A test compares them. */
export const versions: Readonly<Record<string, string>> = {
  '@rslib/core': '^1.0.1',
  '@microsoft/api-extractor': '^7.60.1',
  '@rsbuild/plugin-react': '^2.1.1',
};

/** A line that differs, as before or after. `undefined` means that there was or is none. */
export interface Change {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

type Fields = Record<string, unknown>;

/**
 * Changes a `package.json`: the scripts, the packages that build, and the paths of files that get
 * other names. Returns the new object and what differs.
 */
export function changeManifest(
  manifest: Readonly<Fields>,
  tool: Tool,
  added: readonly string[],
  renamed: ReadonlyMap<string, string>,
): { manifest: Fields; changes: Change[] } {
  const changes: Change[] = [];
  const report = (path: string, before?: string, after?: string) =>
    changes.push({ path, ...(before && { before }), ...(after && { after }) });

  const rename = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') {
      const after = renamed.get(value.replace(/^\.\//, ''));
      if (!after) return value;
      const next = value.startsWith('./') ? `./${after}` : after;
      report(path, value, next);
      return next;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, rename(inner, `${path}.${key}`)]),
    );
  };

  const result: Fields = { ...manifest };
  for (const name of ['main', 'module', 'types', 'typings', 'browser', 'exports', 'bin'])
    if (name in result) result[name] = rename(result[name], name);

  const scripts = record(manifest.scripts);
  for (const [name, before] of Object.entries(scripts)) {
    if (typeof before !== 'string') continue;
    const after = before
      .split(/(\s*(?:&&|\|\||;)\s*)/)
      .map((command) => newCommand(command, tool))
      .join('');
    if (after !== before) report(`scripts.${name}`, before, after);
    scripts[name] = after;
  }
  if (manifest.scripts) result.scripts = scripts;

  const packages = record(manifest.devDependencies);
  const gone = [...tool.modules, '@microsoft/api-extractor', ...companions[tool.id]];
  for (const name of gone) {
    const before = packages[name];
    if (typeof before !== 'string' || added.includes(name)) continue;
    report(`devDependencies.${name}`, before);
    delete packages[name];
  }
  for (const name of added) {
    if (packages[name]) continue;
    packages[name] = versions[name] ?? 'latest';
    report(`devDependencies.${name}`, undefined, String(packages[name]));
  }
  result.devDependencies = Object.fromEntries(
    Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  return { manifest: result, changes };
}

const companions: Readonly<Record<Tool['id'], readonly string[]>> = {
  tsup: [],
  tsdown: [],
  unbuild: [],
  vite: ['vite-plugin-dts', 'unplugin-dts'],
  rollup: [
    ...[
      'typescript',
      'node-resolve',
      'commonjs',
      'json',
      'terser',
      'alias',
      'replace',
    ].map((name) => `@rollup/plugin-${name}`),
    ...['dts', 'esbuild', 'typescript2', 'postcss', 'copy', 'peer-deps-external'].map(
      (name) => `rollup-plugin-${name}`,
    ),
  ],
};

function newCommand(command: string, { program }: Tool): string {
  const [, before = '', rest = ''] = /^((?:\w+=\S+\s+)*)(.*)$/s.exec(command) ?? [];
  if (!program.test(rest)) return command;
  return `${before}rslib${/\s(?:--watch|-w|--stub)\b/.test(rest) ? ' --watch' : ''}`;
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
