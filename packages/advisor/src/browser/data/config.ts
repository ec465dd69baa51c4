import { type Field, field, type Line, linesOf, typescript } from './lines.ts';
import { endingOf, entriesOf, folderOf, globalName } from './names.ts';
import type { PackageFormat, Plan } from './plan.ts';

/** `rslib.config.ts` for a plan, line by line. */
export function configOf(plan: Plan): readonly Line[] {
  return [
    { text: "import { defineConfig } from '@rslib/core';" },
    { text: '' },
    { text: 'export default defineConfig({' },
    ...linesOf(fieldsOf(plan), typescript, '  '),
    { text: '});' },
  ];
}

function fieldsOf(plan: Plan): Field[] {
  const { formats, target } = plan;
  const scriptOnly = formats[0] === 'script';
  const items = formats.map((format) => itemOf(format, plan));
  const shared = !formats.includes('script') && plan.several ? [sources(plan)] : [];
  if (target === 'node' || scriptOnly) return [...shared, field('lib', items)];
  return [
    ...shared,
    field('lib', items),
    field('syntax', "'es2022'", 'syntax'),
    field('output', "{ target: 'web' }", plan.css ? 'target-css' : 'target-web'),
  ];
}

function itemOf(format: PackageFormat, plan: Plan): Field[] {
  return format === 'script' ? scriptItem(plan) : moduleItem(format, plan);
}

function moduleItem(format: 'esm' | 'cjs', plan: Plan): Field[] {
  const { formats, types, several, css } = plan;
  const both = formats.includes('esm') && formats.includes('cjs');
  const apart = formats.length > 1;
  const quiet = css && format === 'cjs' && both;
  const output = [
    ...(apart ? [path(format, plan)] : []),
    ...(quiet ? [field('emitCss', 'false', 'emit-css')] : []),
  ];
  return [
    field('format', `'${format}'`, format),
    ...(several && formats.includes('script') ? [sources(plan)] : []),
    ...(types && !both ? [field('dts', 'true', 'dts')] : []),
    ...(types && both ? [field('dts', '{ autoExtension: true }', `dts-${format}`)] : []),
    ...(output.length > 0 ? [field('output', output)] : []),
  ];
}

function scriptItem(plan: Plan): Field[] {
  const { several, css, formats, target } = plan;
  const alone = formats.length === 1;
  const web = alone || target === 'node';
  const library = `{ type: 'global', name: '${globalName}' }`;
  const output = [
    ...(web ? [field('target', "'web'", 'target-script')] : []),
    field('minify', 'true', 'minify'),
    ...(alone ? [] : [path('script', plan)]),
    ...(css && !alone ? [field('emitCss', 'false', 'emit-css')] : []),
  ];
  return [
    field('format', "'iife'", 'script'),
    ...(several ? [sources({ ...plan, several: false }, 'script-entry')] : []),
    ...(web ? [field('syntax', "'es2022'", 'syntax')] : []),
    field('output', output),
    field('tools', [
      field('rspack', [field('output', [field('library', library, 'library')])]),
    ]),
  ];
}

function path(format: PackageFormat, plan: Plan): Field {
  return field('distPath', `'${folderOf(format, plan)}'`, 'dist-path');
}

function sources(plan: Plan, reason: 'entries' | 'script-entry' = 'entries'): Field {
  const entry = entriesOf(plan).map((name) =>
    field(name, `'./src/${name}.${endingOf(plan)}'`),
  );
  return field('source', [field('entry', entry, reason)]);
}
