import { entryNames, isDual, outputFolder, type Plan, packageName } from './plan.ts';
import {
  type Field,
  field,
  json,
  type Line,
  printFields,
  type ReasonKey,
} from './print.ts';

/** `package.json` for a plan. */
export function packageJson(plan: Plan): readonly Line[] {
  return [{ text: '{' }, ...printFields(fieldsOf(plan), json, '  '), { text: '}' }];
}

function fieldsOf(plan: Plan): Field[] {
  const { formats, css, node } = plan;
  const [esm, cjs] = [formats.includes('esm'), formats.includes('cjs')];
  return [
    text('name', packageName, 'name'),
    text('version', '1.0.0', 'version'),
    ...(esm ? [text('type', 'module', 'type-module')] : []),
    ...(cjs && !esm
      ? [text('type', 'commonjs', plan.types ? 'type-commonjs' : 'type-commonjs-js')]
      : []),
    ...(cjs ? legacyFields(plan) : []),
    ...(esm || cjs ? [field('exports', exportsOf(plan), 'exports')] : []),
    ...scriptFields(plan),
    ...(esm ? [sideEffects(css)] : []),
    filesOf(plan),
    ...(node ? [field('engines', [engine(node)])] : []),
  ];
}

function filesOf(plan: Plan): Field {
  return plan.css && plan.types
    ? field('files', list('dist', styleTypes(plan)), 'files-css')
    : field('files', list('dist'), 'files');
}

/**
 * The file of the hand-written declaration of the stylesheet. In a dual package it must be
 * CommonJS, or TypeScript takes it for an ES module in `require()`.
 */
export function styleTypes(plan: Plan): string {
  return isDual(plan) ? 'style.css.d.cts' : 'style.css.d.ts';
}

/** For tools that do not read `exports`. */
function legacyFields(plan: Plan): Field[] {
  const main = `./${outputFolder('cjs', plan)}/index`;
  const dual = isDual(plan);
  return [
    text('main', `${main}.${dual ? 'cjs' : 'js'}`, 'main'),
    ...(dual
      ? [text('module', `./${outputFolder('esm', plan)}/index.js`, 'module')]
      : []),
    ...(plan.types
      ? [text('types', `${main}.d.${dual ? 'cts' : 'ts'}`, 'types-outside')]
      : []),
  ];
}

function exportsOf(plan: Plan): Field[] {
  const entries = entryNames(plan).map((name) => {
    const main = name === 'index';
    const key = main ? '.' : `./${name}`;
    return field(key, conditionsOf(name, plan), main ? 'entry' : 'second-entry');
  });
  return plan.css ? [...entries, styleOf(plan)] : entries;
}

function conditionsOf(name: string, plan: Plan): Field['value'] {
  const { formats, types } = plan;
  if (!isDual(plan)) {
    const folder = outputFolder(formats.includes('esm') ? 'esm' : 'cjs', plan);
    return typed(`./${folder}/${name}`, 'js', types);
  }
  const esm = typed(`./${outputFolder('esm', plan)}/${name}`, 'js', types);
  const cjs = typed(`./${outputFolder('cjs', plan)}/${name}`, 'cjs', types);
  return [field('import', esm, 'import'), field('require', cjs, 'require')];
}

/** The target of a condition: a file, with its declarations if there are types. */
function typed(file: string, extension: 'js' | 'cjs', types: boolean): Field['value'] {
  const output = JSON.stringify(`${file}.${extension}`);
  if (!types) return output;
  return [
    extension === 'cjs'
      ? text('types', `${file}.d.cts`, 'types-cjs')
      : text('types', `${file}.d.ts`, 'types-first'),
    field('default', output, 'default'),
  ];
}

function styleOf(plan: Plan): Field {
  const [first = 'esm'] = plan.formats;
  const file = `./${outputFolder(first, plan)}/index.css`;
  if (!plan.types) return text('./style.css', file, 'style');
  const styled = styleTypes(plan);
  const conditions = [
    text(
      'types',
      `./${styled}`,
      styled.endsWith('.cts') ? 'style-types-cjs' : 'style-types',
    ),
    text('default', file),
  ];
  return field('./style.css', conditions, 'style');
}

function scriptFields(plan: Plan): Field[] {
  if (!plan.formats.includes('script')) return [];
  const file = `./${outputFolder('script', plan)}/index.js`;
  return [text('unpkg', file, 'unpkg'), text('jsdelivr', file, 'jsdelivr')];
}

function sideEffects(css: boolean): Field {
  return css
    ? field('sideEffects', list('**/*.css'), 'side-effects-css')
    : field('sideEffects', 'false', 'side-effects');
}

function engine(node: NonNullable<Plan['node']>): Field {
  return node === '18'
    ? text('node', '>=18', 'engines-18')
    : text('node', '^20.19.0 || >=22.12.0', 'engines-modern');
}

function text(key: string, value: string, reason?: ReasonKey): Field {
  return field(key, JSON.stringify(value), reason);
}

function list(...values: readonly string[]): string {
  return `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
}
