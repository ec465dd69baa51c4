import { get, is } from '../read/value.ts';
import type { NoteKey } from '../warnings.ts';
import { pick } from '../write/node.ts';
import { isJavaScript } from './declarations.ts';
import type { Item, Use } from './draft.ts';
import { entriesOf } from './files.ts';
import { isScript } from './packages.ts';
import { lowestOf, oldestReact, record } from './project.ts';
import { note } from './rules.ts';
import { nodeEnvOf } from './shared.ts';
import type { Tool } from './tables.ts';

/**
 * Adds the notes that no option asks for: what is missing, what Rslib does by itself, and what the
 * old tool does without being told, so that nothing in the configuration says it. `typed` are the
 * items with declarations.
 */
export function addFacts(use: Use, { id }: Tool, typed: readonly Item[]): void {
  const { items, project, imports } = use.draft;
  const { manifest, tsconfig } = project;
  const bundled = items.filter(({ settings }) => settings.bundle !== false);
  const several = bundled.filter(
    (item) => Object.keys(entriesOf(item, use.draft)).length > 1,
  );
  const web = items.filter(({ settings }) => pick(settings, 'output.target') === 'web');
  const hasMinified = ({ settings }: Item) => pick(settings, 'output.minify') === true;
  /** CommonJS files may begin with a directive of React, and then have no source map. */
  const maySkipMap = ({ format, settings }: Item) =>
    format === 'cjs' &&
    settings.bundle === false &&
    pick(settings, 'output.sourceMap') !== undefined &&
    oldestReact(project) !== undefined;
  const isKept = is(get(use.config, 'removeNodeProtocol'), false);
  const facts: readonly (readonly [NoteKey, boolean])[] = [
    ['oldTypeScript', lowestOf(record(manifest?.devDependencies).typescript) < 5],
    ['noManifest', !manifest],
    ['noTsconfig', !tsconfig && !isJavaScript(use)],
    ['typeExports', !isJavaScript(use)],
    ['augmentation', typed.length > 0],
    ['extractor', typed.some(({ settings }) => pick(settings, 'dts.bundle'))],
    ['es2020', items.some(({ settings }) => settings.syntax === 'es2020')],
    ['nodeEnv', items.some((item) => isScript(item) && !nodeEnvOf(item))],
    ['directiveMap', items.some(maySkipMap)],
    ['typeErrors', typed.length > 0 && /vite|rollup/.test(id)],
    ['vueTypes', typed.length > 0 && imports.has('@rsbuild/plugin-vue')],
    ['publicDir', web.some(({ settings }) => !settings.server)],
    ['optional', id === 'tsup' && manifest?.optionalDependencies !== undefined],
    ['copies', id !== 'tsup' && several.some(({ format }) => format === 'cjs')],
    ['chunks', several.some(({ format }) => format === 'esm')],
    ['licenses', items.some((item) => isScript(item) && hasMinified(item))],
    ['assets', id === 'vite' && web.some((item) => bundled.includes(item))],
    ['protocol', id === 'tsup' && !isKept && web.length < items.length],
    ['comments', /rollup|tsdown/.test(id) && !items.every(hasMinified)],
  ];
  for (const [key, applies] of facts) if (applies) note(use, key);
}
