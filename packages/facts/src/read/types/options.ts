import { type DeclaredField, fieldsOf } from './fields.ts';
import type { Declarations } from './program.ts';

/** An option under the name that the documentation uses. */
export interface NamedField {
  /** `lib.` in front of what the tool adds, `output.target` for what comes from Rsbuild. */
  readonly name: string;
  readonly declared: DeclaredField;
  readonly topLevel: boolean;
  readonly item: boolean;
}

/**
 * The options in `LibConfig` and `RslibConfig`, sorted by name. Of what the tool declares itself
 * every level is listed, of what it takes over from Rsbuild the first below the outermost.
 */
export function namedFields(declarations: Declarations): NamedField[] {
  const own = new Set<string>();
  const depth = (name: string, file: string): number => {
    // `output` is declared by both; all but a few of its fields are Rsbuild's.
    if (file.includes('/@rslib/core/') && name !== 'output' && name !== 'lib') {
      own.add(name);
      return 8;
    }
    return containers.includes(name) ? 1 : 0;
  };
  const item = fieldsOf(declarations.exported('LibConfig'), declarations, depth);
  const top = fieldsOf(declarations.exported('RslibConfig'), declarations, depth);
  const topPaths = new Set(top.map(({ path }) => path));
  const itemPaths = new Set(item.map(({ path }) => path));
  return [...item, ...top.filter(({ path }) => !itemPaths.has(path))]
    .filter(({ path }) => !path.startsWith('_'))
    .map((declared) => ({
      name: nameOf(declared.path, own),
      declared,
      topLevel: topPaths.has(declared.path),
      item: itemPaths.has(declared.path),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Outermost fields of Rsbuild whose own fields the documentation names. */
export const containers = [
  'dev',
  'html',
  'output',
  'performance',
  'resolve',
  'security',
  'server',
  'source',
  'tools',
];

function nameOf(path: string, own: ReadonlySet<string>): string {
  const [first = ''] = path.split(/[.[]/);
  return own.has(first) ? `lib.${path}` : path;
}
