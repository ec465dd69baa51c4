import { type Field, field, json, type Line, linesOf, type ReasonKey } from './lines.ts';
import { entriesOf, folderOf, packageName } from './names.ts';
import type { Plan } from './plan.ts';

/** `package.json` for a plan, line by line. */
export function manifestOf(plan: Plan): readonly Line[] {
  return [{ text: '{' }, ...linesOf(fieldsOf(plan), json, '  '), { text: '}' }];
}

function fieldsOf(plan: Plan): Field[] {
  const { formats, css, node } = plan;
  const [esm, cjs] = [formats.includes('esm'), formats.includes('cjs')];
  return [
    text('name', packageName, 'name'),
    text('version', '1.0.0', 'version'),
    ...(esm ? [text('type', 'module', 'type-module')] : []),
    ...(cjs && !esm ? [commonjs(plan)] : []),
    ...(cjs ? outsideExports(plan) : []),
    ...(esm || cjs ? [field('exports', exportsOf(plan), 'exports')] : []),
    ...scriptFields(plan),
    ...(esm ? [sideEffects(css)] : []),
    filesOf(plan),
    ...(node ? [field('engines', [engine(node)])] : []),
  ];
}

function commonjs({ types }: Plan): Field {
  return text('type', 'commonjs', types ? 'type-commonjs' : 'type-commonjs-js');
}

function filesOf(plan: Plan): Field {
  return plan.css && plan.types
    ? field('files', list('dist', styleTypes(plan).slice(2)), 'files-css')
    : field('files', list('dist'), 'files');
}

/**
 * The declaration of the stylesheet, which somebody writes by hand. Beside CommonJS it must be CommonJS too, or
 * `require()` would be told of an ES module.
 */
export function styleTypes({ formats }: Plan): string {
  const both = formats.includes('esm') && formats.includes('cjs');
  return both ? './style.css.d.cts' : './style.css.d.ts';
}

/** For tools that do not read `exports`. */
function outsideExports(plan: Plan): Field[] {
  const { formats, types } = plan;
  const main = `./${folderOf('cjs', plan)}/index`;
  const both = formats.includes('esm');
  return [
    text('main', `${main}.${both ? 'cjs' : 'js'}`, 'main'),
    ...(both ? [text('module', `./${folderOf('esm', plan)}/index.js`, 'module')] : []),
    ...(types
      ? [text('types', `${main}.d.${both ? 'cts' : 'ts'}`, 'types-outside')]
      : []),
  ];
}

function exportsOf(plan: Plan): Field[] {
  const entries = entriesOf(plan).map((name) => {
    const main = name === 'index';
    const key = main ? '.' : `./${name}`;
    return field(key, conditionsOf(name, plan), main ? 'entry' : 'second-entry');
  });
  return plan.css ? [...entries, styleOf(plan)] : entries;
}

function conditionsOf(name: string, plan: Plan): Field['value'] {
  const { formats, types } = plan;
  const both = formats.includes('esm') && formats.includes('cjs');
  if (!both) {
    const folder = folderOf(formats.includes('esm') ? 'esm' : 'cjs', plan);
    return typed(`./${folder}/${name}`, 'js', 'ts', types);
  }
  const esm = typed(`./${folderOf('esm', plan)}/${name}`, 'js', 'ts', types);
  const cjs = typed(`./${folderOf('cjs', plan)}/${name}`, 'cjs', 'cts', types);
  return [field('import', esm, 'import'), field('require', cjs, 'require')];
}

/** A file with its declarations, or the file alone. */
function typed(file: string, ending: string, declared: string, types: boolean) {
  const output = JSON.stringify(`${file}.${ending}`);
  if (!types) return output;
  const commonjs = declared === 'cts';
  return [
    text('types', `${file}.d.${declared}`, commonjs ? 'types-cjs' : 'types-first'),
    field('default', output, 'default'),
  ];
}

function styleOf(plan: Plan): Field {
  const [first = 'esm'] = plan.formats;
  const file = `./${folderOf(first, plan)}/index.css`;
  if (!plan.types) return text('./style.css', file, 'style');
  const styled = styleTypes(plan);
  const conditions = [
    text('types', styled, styled.endsWith('.cts') ? 'style-types-cjs' : 'style-types'),
    text('default', file),
  ];
  return field('./style.css', conditions, 'style');
}

function scriptFields(plan: Plan): Field[] {
  if (!plan.formats.includes('script')) return [];
  const file = `./${folderOf('script', plan)}/index.js`;
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
