import {
  entryNames,
  globalName,
  isDual,
  outputFolder,
  type PackageFormat,
  type Plan,
  sourceExtension,
} from './plan.ts';
import { type Field, field, type Line, printFields, typescript } from './print.ts';

/** `rslib.config.ts` for a plan. */
export function rslibConfig(plan: Plan): readonly Line[] {
  return [
    { text: "import { defineConfig } from '@rslib/core';" },
    { text: '' },
    { text: 'export default defineConfig({' },
    ...printFields(fieldsOf(plan), typescript, '  '),
    { text: '});' },
  ];
}

function fieldsOf(plan: Plan): Field[] {
  const { formats, target } = plan;
  const items = formats.map((format) =>
    format === 'script' ? scriptItem(plan) : moduleItem(format, plan),
  );
  const shared =
    !formats.includes('script') && plan.multipleEntries ? [entries(plan)] : [];
  if (target === 'node' || formats[0] === 'script')
    return [...shared, field('lib', items)];
  return [
    ...shared,
    field('lib', items),
    field('syntax', "'es2022'", 'syntax'),
    field('output', "{ target: 'web' }", plan.css ? 'target-css' : 'target-web'),
  ];
}

function moduleItem(format: 'esm' | 'cjs', plan: Plan): Field[] {
  const { formats, types, multipleEntries, css } = plan;
  const dual = isDual(plan);
  const output = [
    ...(formats.length > 1 ? [distPath(format, plan)] : []),
    ...(css && dual && format === 'cjs' ? [field('emitCss', 'false', 'emit-css')] : []),
  ];
  return [
    field('format', `'${format}'`, format),
    ...(multipleEntries && formats.includes('script') ? [entries(plan)] : []),
    ...(types && !dual ? [field('dts', 'true', 'dts')] : []),
    ...(types && dual ? [field('dts', '{ autoExtension: true }', `dts-${format}`)] : []),
    ...(output.length > 0 ? [field('output', output)] : []),
  ];
}

function scriptItem(plan: Plan): Field[] {
  const { multipleEntries, css, formats, target } = plan;
  const only = formats.length === 1;
  // The other formats have already set the web as the target of the whole configuration.
  const setsTarget = only || target === 'node';
  const library = `{ type: 'global', name: '${globalName}' }`;
  const output = [
    ...(setsTarget ? [field('target', "'web'", 'target-script')] : []),
    field('minify', 'true', 'minify'),
    ...(only ? [] : [distPath('script', plan)]),
    ...(css && !only ? [field('emitCss', 'false', 'emit-css')] : []),
  ];
  return [
    field('format', "'iife'", 'script'),
    ...(multipleEntries
      ? [entries({ ...plan, multipleEntries: false }, 'script-entry')]
      : []),
    ...(setsTarget ? [field('syntax', "'es2022'", 'syntax')] : []),
    field('output', output),
    field('tools', [
      field('rspack', [field('output', [field('library', library, 'library')])]),
    ]),
  ];
}

function distPath(format: PackageFormat, plan: Plan): Field {
  return field('distPath', `'${outputFolder(format, plan)}'`, 'dist-path');
}

function entries(plan: Plan, reason: 'entries' | 'script-entry' = 'entries'): Field {
  const files = entryNames(plan).map((name) =>
    field(name, `'./src/${name}.${sourceExtension(plan)}'`),
  );
  return field('source', [field('entry', files, reason)]);
}
