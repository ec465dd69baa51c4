import type { Comment } from 'acorn';
import { type TopLevel, topLevel } from './exports.ts';
import {
  type AnyNode,
  allIn,
  isNode,
  isTypesPath,
  nameOf,
  parse,
  pathOf,
  readNames,
  requiredBy,
} from './syntax.ts';

/** A script has neither `import` nor `exports`; what others load of it is a global. */
export type Format = 'esm' | 'cjs' | 'umd' | 'script' | 'types' | 'css';

/** A parsed file: its nodes, those that run when it is loaded, and what its names refer to. */
export interface Source {
  readonly text: string;
  readonly format: Format;
  readonly isModule: boolean;
  readonly comments: readonly Comment[];
  readonly program: AnyNode;
  readonly all: readonly AnyNode[];
  readonly top: TopLevel;
  readonly names: ReturnType<typeof readNames>;
  /** Whether there is no white space that could be left out. */
  readonly isDense: boolean;
}

/** Parses JavaScript or declarations. Throws an error of the parser. */
export function readSource(path: string, text: string): Source {
  const { program, ...parsed } = parse(text, isTypesPath(path));
  const all = allIn(program);
  // A directive without a semicolon before the wrapper of UMD calls a text.
  if (all.some(({ callee }) => isText(callee))) throw new TypeError('A text is called.');
  const top = topLevel(program);
  const names = readNames(program, parsed.isModule);
  const format = formatOf(path, parsed.isModule, top, names.free);
  return { text, format, ...parsed, program, all, top, names };
}

const isText = (node: unknown) => isNode(node) && node.type === 'Literal';

function formatOf(
  path: string,
  isModule: boolean,
  top: TopLevel,
  free: ReadonlySet<unknown>,
): Format {
  if (isTypesPath(path)) return 'types';
  if (isModule || path.endsWith('.mjs')) return 'esm';
  if (top.nodes.some((node) => pathOf(node) === 'define.amd')) return 'umd';
  const isCommonJs = top.nodes.some(
    (node) =>
      requiredBy(node) !== '' ||
      pathOf(node) === 'module.exports' ||
      (free.has(node) && nameOf(node) === 'exports'),
  );
  return isCommonJs || path.endsWith('.cjs') ? 'cjs' : 'script';
}
