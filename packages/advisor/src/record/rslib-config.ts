import {
  entryNames,
  globalName,
  isDual,
  outputFolder,
  type PackageFormat,
  type Plan,
  sourceExtension,
} from './plan.ts';
import { field, type Line, type PrintedField, printFields, typescript } from './print.ts';

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

function fieldsOf(plan: Plan): PrintedField[] {
  const { formats, target } = plan;
  const items = formats.map((format) =>
    format === 'script' ? scriptItem(plan) : moduleItem(format, plan),
  );
  const isShared = plan.multipleEntries && !formats.includes('script');
  const targetReason = plan.css ? 'target-css' : 'target-web';
  return [
    ...(isShared ? [entries(plan)] : []),
    field('lib', items),
    ...(target === 'web' && formats[0] !== 'script'
      ? [
          field('syntax', "'es2022'", 'syntax'),
          field('output', "{ target: 'web' }", targetReason),
        ]
      : []),
  ];
}

function moduleItem(format: 'esm' | 'cjs', plan: Plan): PrintedField[] {
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

function scriptItem(plan: Plan): PrintedField[] {
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
    ...(multipleEntries ? [entries(plan, ['index'])] : []),
    ...(setsTarget ? [field('syntax', "'es2022'", 'syntax')] : []),
    field('output', output),
    field('tools', [
      field('rspack', [field('output', [field('library', library, 'library')])]),
    ]),
  ];
}

function distPath(format: PackageFormat, plan: Plan): PrintedField {
  return field('distPath', `'${outputFolder(format, plan)}'`, 'dist-path');
}

function entries(plan: Plan, names = entryNames(plan)): PrintedField {
  const files = names.map((name) =>
    field(name, `'./src/${name}.${sourceExtension(plan)}'`),
  );
  const reason = names.length > 1 ? 'entries' : 'script-entry';
  return field('source', [field('entry', files, reason)]);
}
