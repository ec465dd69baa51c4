import { entryNames, isDual, outputFolder, type Plan, packageName } from './plan.ts';
import {
  field,
  json,
  type Line,
  type PrintedField,
  printFields,
  type ReasonKey,
} from './print.ts';

/** `package.json` for a plan. */
export function packageJson(plan: Plan): readonly Line[] {
  return [{ text: '{' }, ...printFields(fieldsOf(plan), json, '  '), { text: '}' }];
}

function fieldsOf(plan: Plan): PrintedField[] {
  const { formats, css, node } = plan;
  const [esm, cjs] = [formats.includes('esm'), formats.includes('cjs')];
  const script =
    formats.includes('script') && `./${outputFolder('script', plan)}/index.js`;
  return [
    text('name', packageName, 'name'),
    text('version', '1.0.0', 'version'),
    ...(esm ? [text('type', 'module', 'type-module')] : []),
    ...(cjs && !esm
      ? [text('type', 'commonjs', plan.types ? 'type-commonjs' : 'type-commonjs-js')]
      : []),
    ...(cjs ? legacyFields(plan) : []),
    ...(esm || cjs ? [field('exports', exportsOf(plan), 'exports')] : []),
    ...(script
      ? [text('unpkg', script, 'unpkg'), text('jsdelivr', script, 'jsdelivr')]
      : []),
    ...(esm && css ? [field('sideEffects', list('**/*.css'), 'side-effects-css')] : []),
    ...(esm && !css ? [field('sideEffects', 'false', 'side-effects')] : []),
    css && plan.types
      ? field('files', list('dist', styleTypes(plan)), 'files-css')
      : field('files', list('dist'), 'files'),
    ...(node === '18' ? [engines('>=18', 'engines-18')] : []),
    ...(node === '20.19' ? [engines('^20.19.0 || >=22.12.0', 'engines-modern')] : []),
  ];
}

/**
 * The file of the hand-written declaration of the stylesheet. In a dual package it must be
 * CommonJS, or TypeScript takes it for an ES module in `require()`.
 */
export function styleTypes(plan: Plan): string {
  return isDual(plan) ? 'style.css.d.cts' : 'style.css.d.ts';
}

/** For tools that do not read `exports`. */
function legacyFields(plan: Plan): PrintedField[] {
  const main = `./${outputFolder('cjs', plan)}/index`;
  const module = `./${outputFolder('esm', plan)}/index.js`;
  const dual = isDual(plan);
  return [
    text('main', `${main}.${dual ? 'cjs' : 'js'}`, 'main'),
    ...(dual ? [text('module', module, 'module')] : []),
    ...(plan.types
      ? [text('types', `${main}.d.${dual ? 'cts' : 'ts'}`, 'types-outside')]
      : []),
  ];
}

function exportsOf(plan: Plan): PrintedField[] {
  const entries = entryNames(plan).map((name) => {
    const main = name === 'index';
    const key = main ? '.' : `./${name}`;
    return field(key, conditionsOf(name, plan), main ? 'entry' : 'second-entry');
  });
  return plan.css ? [...entries, styleOf(plan)] : entries;
}

function conditionsOf(name: string, plan: Plan): PrintedField['value'] {
  const target = (format: 'esm' | 'cjs', extension: 'js' | 'cjs') =>
    typed(`./${outputFolder(format, plan)}/${name}`, extension, plan.types);
  if (!isDual(plan)) return target(plan.formats.includes('esm') ? 'esm' : 'cjs', 'js');
  return [
    field('import', target('esm', 'js'), 'import'),
    field('require', target('cjs', 'cjs'), 'require'),
  ];
}

/** The target of a condition: a file, with its declarations if there are types. */
function typed(
  file: string,
  extension: 'js' | 'cjs',
  types: boolean,
): PrintedField['value'] {
  const output = JSON.stringify(`${file}.${extension}`);
  if (!types) return output;
  return [
    extension === 'cjs'
      ? text('types', `${file}.d.cts`, 'types-cjs')
      : text('types', `${file}.d.ts`, 'types-first'),
    field('default', output, 'default'),
  ];
}

function styleOf(plan: Plan): PrintedField {
  const [first = 'esm'] = plan.formats;
  const file = `./${outputFolder(first, plan)}/index.css`;
  if (!plan.types) return text('./style.css', file, 'style');
  const reason = isDual(plan) ? 'style-types-cjs' : 'style-types';
  const types = text('types', `./${styleTypes(plan)}`, reason);
  return field('./style.css', [types, text('default', file)], 'style');
}

function engines(node: string, reason: ReasonKey): PrintedField {
  return field('engines', [text('node', node, reason)]);
}

function text(key: string, value: string, reason?: ReasonKey): PrintedField {
  return field(key, JSON.stringify(value), reason);
}

function list(...values: readonly string[]): string {
  return `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
}
