import type { Project } from '../read/project.ts';
import { get, is, listOf, textOf, type Value } from '../read/value.ts';
import { both, type Output, type Whole } from './draft.ts';
import { pathsIn, withoutDot } from './files.ts';
import { tables } from './options.ts';
import * as packages from './packages.ts';
import { plugins, replace } from './plugins.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import { outputRules, rulesOf } from './tables.ts';
import type { Tool } from './tool.ts';

/** All but the fields of an entry that mkdist builds. */
const { 'unbuild-options#mkdist': _, ...ofBuild } = tables.unbuild;

const inputOf = (entry: Value) => textOf(entry) ?? textOf(get(entry, 'input')) ?? '';

/** What is copied or built file by file, by mkdist, is left to the reader. */
const isBundled = (entry: Value) =>
  (textOf(get(entry, 'builder')) ?? 'rollup') === 'rollup' &&
  !inputOf(entry).endsWith('/');

/** Entries and formats as unbuild infers them from the paths in `package.json`. */
function inferred({ manifest = {} }: Project) {
  const { exports, main, module, types, bin } = manifest;
  const paths = pathsIn([exports, main, module, types, bin]).map(withoutDot);
  const isCode = (path: string) => /^[^*]+\.[cm]?[jt]s$/.test(path);
  const built = paths.filter((path) => path.startsWith('dist/') && isCode(path));
  const names = built.map((path) => path.slice(5).replace(/(?:\.d)?\.\w+$/, ''));
  const isCjs = (path: string) =>
    path.endsWith('.cjs') || (path.endsWith('.js') && manifest.type !== 'module');
  return {
    entries: Object.fromEntries(names.map((name) => [name, `src/${name}.ts`])),
    hasCjs: built.some(isCjs),
    others: paths.filter((path) => !path.startsWith('dist/') && isCode(path)),
  };
}

/** An output for each format. */
function begin({ config, draft }: Whole): Output[] {
  const asked = get(get(config, 'rollup'), 'emitCJS');
  const isOpen = !asked && listOf(get(config, 'entries')).length === 0;
  const hasCjs = is(asked, true) || (isOpen && inferred(draft.project).hasCjs);
  return (['esm', 'cjs'] as const)
    .filter((format) => format === 'esm' || hasCjs)
    .map((format) => ({ format, config }));
}

const entries: rules.Rule = (value, use) => {
  const named: Record<string, string> = {};
  const link = '/guide/migration/unbuild-options#mkdist';
  const effects = rules.each(listOf(value), value, use, (item, own) => {
    const input = inputOf(item);
    if (!input) return rules.leave(own, item, 'source.entry');
    if (!isBundled(item))
      return rules.leave({ ...own, link }, item, 'source.entry', 'byHand');
    const name = textOf(get(item, 'name')) ?? input.replace(/^(?:\.\/)?(?:src\/)?/, '');
    named[name.replace(/\.[cm]?[tj]sx?$/, '')] = input;
    const known = rules.every(sources.elsewhere, 'input name builder');
    return rules.some(rules.apply(known, item, own), item, own);
  });
  return Object.keys(named).length > 0
    ? both(sources.setEntries(use, named), effects)
    : effects;
};

const declaration = rules.ifSet((value, use) =>
  is(value, 'node16')
    ? shared.askForTypes(use, true)
    : rules.approximate(use, 'dts', { bundle: true }, rules.note(use, 'fewerTypes')),
);

const own: rules.Rules = {
  entries,
  preset: (value, use) => rules.leave(use, value),
  declaration,
  externals: packages.externalNames,
  ...rules.every(replace, 'replace rollup.replace'),
  hooks: shared.ownCode,
  'rollup.emitCJS': rules.ifSet((value, use) =>
    (use.item.format === 'cjs' ? rules.inside('format') : rules.unneeded)(value, use),
  ),
  // Those of the sources, as Rslib does.
  'rollup.inlineDependencies': (value, use) =>
    (is(value, true) ? rules.unneeded : packages.bundled)(value, use),
  'rollup.output': rules.fields({ ...outputRules(plugins), format: rules.byHand }),
  'rollup.esbuild': rules.fields({
    target: shared.syntax,
    minify: shared.minify,
    jsx: rules.none,
  }),
  'rollup.alias': rules.fields({ entries: shared.aliases }),
};

export const unbuild: Tool = {
  id: 'unbuild',
  flags: '/guide/migration/unbuild-options#flags',
  links: {
    replace: '/guide/migration/unbuild#replace',
  },
  marks: ['entries'],
  modules: ['unbuild'],
  program: /^unbuild\b/,
  isOptional: true,
  begin,
  rules: rulesOf(ofBuild, own),
  finish(use) {
    shared.nameFiles(use, shared.fixedExtension(use.item.format));
    const { manifest } = use.draft.project;
    if (get(use.config, 'entries')) return [];
    const isAsked = get(use.config, 'declaration') === undefined;
    if (isAsked && (manifest?.types || manifest?.typings)) declaration(use.config, use);
    const { entries: found, others } = inferred(use.draft.project);
    for (const text of Object.values(found))
      rules.note(use, 'inferredEntries', { line: 0, text });
    for (const path of others) rules.note(use, 'otherEntry', { line: 0, text: path });
    if (Object.keys(found).length > 0) sources.setEntries(use, found);
    return [];
  },
};
