import { get, is } from '../read/value.ts';
import type { NoteKey } from '../warnings.ts';
import { isSettings, pick } from '../write/node.ts';
import { isJavaScript } from './declarations.ts';
import type { Item, Use } from './draft.ts';
import { entriesOf } from './files.ts';
import { isScript } from './packages.ts';
import { dependencies, lowestOf, oldestReact, record } from './project.ts';
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
  const isMappedFile = ({ format, settings }: Item) =>
    format === 'cjs' && settings.bundle === false && pick(settings, 'output.sourceMap');
  const hasReact = oldestReact(project) !== undefined;
  /** Whether a script gets a package from a global that is named like it. */
  const hasUnnamed = ({ settings }: Item) => {
    const given = [pick(settings, 'output.externals')].flat();
    const named = given.flatMap((one) => (isSettings(one) ? Object.keys(one) : []));
    const isAuto = pick(settings, 'output.autoExternal') === true;
    const outside = isAuto ? dependencies(project) : [];
    return [...outside, ...given].some(
      (one) => typeof one === 'string' && !named.includes(one),
    );
  };
  const isAssigned = ({ settings }: Item) =>
    pick(settings, 'tools.rspack.output.library');
  const isKept = is(get(use.config, 'removeNodeProtocol'), false);
  const facts: readonly (readonly [NoteKey, boolean])[] = [
    ['oldTypeScript', lowestOf(record(manifest?.devDependencies).typescript) < 5],
    ['noManifest', !manifest],
    ['noTsconfig', !tsconfig && !isJavaScript(use)],
    ['typeExports', !isJavaScript(use)],
    ['augmentation', typed.length > 0],
    ['extractor', typed.some(({ settings }) => pick(settings, 'dts.bundle'))],
    ['es2020', items.some(({ settings }) => settings.syntax === 'es2020')],
    ['globalNames', items.some((item) => isScript(item) && hasUnnamed(item))],
    ['iifeName', items.some((item) => item.format === 'iife' && !isAssigned(item))],
    ['nodeEnv', items.some((item) => isScript(item) && !nodeEnvOf(item))],
    ['directiveMap', hasReact && items.some(isMappedFile)],
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
