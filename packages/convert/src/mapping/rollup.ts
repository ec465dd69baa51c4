import { record } from '../read/project.ts';
import { get, hasPlugin, is, listOf, plain, truth, type Value } from '../read/value.ts';
import type { Effect, Output, Use, Whole } from './draft.ts';
import { isScript } from './files.ts';
import { hasOtherPackages } from './modules.ts';
import * as packages from './packages.ts';
import { plugins } from './plugins.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';
import { input, ofInput, outputOf, outputRules, outputsOf, rulesOf } from './tables.ts';
import type { Tool } from './tool.ts';

/** Whether a build makes nothing but declarations. */
function isDeclarationOnly(plugin: Value | undefined): boolean {
  if (plugin?.kind === 'list') return plugin.items.some(isDeclarationOnly);
  const isAsked = (one: Value) => is(get(one, 'declarationOnly'), true);
  return (
    hasPlugin(plugin, /^rollup-plugin-dts$/) ||
    (plugin?.kind === 'call' && plugin.args.some(isAsked))
  );
}

function begin(use: Whole): Output[] {
  const { config, draft } = use;
  if (isDeclarationOnly(get(config, 'plugins'))) {
    draft.declarations.push(config);
    return [{ config }];
  }
  if (get(config, 'output')) return outputsOf(use);
  rules.note(use, 'commandLine');
  return [{ format: 'esm', config }];
}

/** Whether Rollup may find packages by a plugin; one that is not known might. */
const mayResolve = (plugin: Value): boolean =>
  plugin.kind === 'list'
    ? plugin.items.some(mayResolve)
    : truth(plugin) !== false &&
      (plugin.kind !== 'call' || /^\.|node-resolve/.test(plugin.from));

/** What is installed and not outside is in the bundle of Rollup. */
function bundlePackages(use: Use): readonly Effect[] {
  const all = get(use.config, 'plugins');
  const outside = get(use.config, 'external');
  const inside = packages.inside(use.draft, outside);
  const isForPages = isScript(use.item);
  const { settings } = use.item;
  // Without this plugin, Rollup finds no package.
  if (!hasPlugin(all, /node-resolve/)) {
    if (isForPages && inside.length > 0) rules.set(use, 'output.autoExternal', true);
    const isKnown = !listOf(all).some(mayResolve);
    if (
      isKnown &&
      settings.bundle !== false &&
      hasOtherPackages(use.draft.project, rollup.modules)
    )
      packages.nothingBundled(plain(true), use);
    return [];
  }
  if (packages.leavesOutAll(all)) return [];
  if (outside) {
    const { peerDependencies } = use.draft.project.manifest ?? {};
    const peers = hasPlugin(all, packages.isForPeers) ? record(peerDependencies) : {};
    for (const text of inside.filter((one) => !Object.hasOwn(peers, one)))
      rules.note(use, 'dependencies', { line: 0, text });
    return [];
  }
  const why = rules.note(use, 'bundled');
  if (isForPages) return [];
  const bundled = hasPlugin(all, packages.isForPeers) && { dependencies: false };
  // The plugin that finds packages becomes the option that bundles them.
  const [plugin] = listOf(all).filter((one) => hasPlugin(one, /node-resolve/));
  const { from: option, at } =
    plugin?.kind === 'call' ? plugin : { ...use, from: 'plugins' };
  return rules.approximate({ ...use, option, at }, 'output.autoExternal', bundled, why);
}

const ownPlugins: rules.Rule = (value, use) =>
  plugins(value, { ...use, link: '/guide/migration/rollup-options#own' });

export const rollup: Tool = {
  id: 'rollup',
  flags: '/guide/migration/rollup-options#flags',
  links: {
    dependencies: '/guide/migration/rollup-options#external',
  },
  marks: ['input', 'output'],
  modules: ['rollup'],
  program: /^rollup\b/,
  begin,
  rules: rulesOf(
    { 'rollup-options#input': ofInput },
    {
      input,
      output: rules.fields(outputRules(plugins)),
      plugins: ownPlugins,
      treeshake: shared.treeshake,
    },
  ),
  inner: outputRules(plugins),
  finish(use) {
    const output = outputOf(use);
    const isNamed = !get(output, 'dir') || get(output, 'entryFileNames');
    if (!isNamed) shared.setExtension(use, '.js');
    return bundlePackages(use);
  },
};
