import type { Comment } from 'acorn';
import { init, parse as lexCommonJs } from 'cjs-module-lexer';
import { assignedExports, moduleExports } from './exports.ts';
import { globalNameOf } from './global.ts';
import {
  type AnyNode,
  isNode,
  nameOf,
  nodes,
  parse,
  propertyOf,
  requiredBy,
  walk,
} from './syntax.ts';
import { type TopLevel, topLevel } from './top-level.ts';
import { valuesAsTypes } from './values-as-types.ts';

/** A script has neither `import` nor `exports`; what others load of it is a global. */
export type Format = 'esm' | 'cjs' | 'umd' | 'script' | 'types';

/** What the syntax of JavaScript or declarations says, without that of the files they load. */
export type Code = ReturnType<typeof readCode>;

const licence = /^!|@(?:license|licence)|@preserve|\bcopyright\b/i;
/** What bundlers add and mark themselves: built-in functions and their own. */
const added =
  /^(?:new (?:(?:Weak)?(?:Map|Set)|Date|RegExp|\w*Error)\b|Object\.|Symbol\b|__|get(?:Dir|File)name\b|\(+\w*\)? ?=> ?(?:typeof require|createRequire))/;
await init();

/** Reads JavaScript or declarations. Throws an error of the parser. */
export function readCode(path: string, text: string) {
  const isTypes = /\.d\.(?:\w+\.)?[cm]?ts$/.test(path);
  const { comments, isModule, program } = parse(text, isTypes);
  const top = topLevel(program);
  const format = isTypes ? 'types' : formatOf(path, text, isModule, top);
  const { exports, reexports } = lex(format === 'cjs' ? text : '');
  const own = isModule ? moduleExports(program) : assignedExports(top);
  /** What UMD and scripts define. */
  const global = format === 'umd' || format === 'script' ? globalNameOf(top) : '';
  const names = new Set([...own.names, ...exports]);
  for (const hidden of ['', '__esModule', 'module.exports', global]) names.delete(hidden);
  const found = (pattern: RegExp) => comments.filter(({ value }) => pattern.test(value));
  const calls = new Set(
    top.nodes.flatMap(({ start, type }) => (/^(?:Call|New)/.test(type) ? [start] : [])),
  );
  const isPure = (rest: string) =>
    calls.has(text.length - rest.length) && !added.test(rest);
  return {
    ...contentsOf(program, comments),
    format,
    global,
    names,
    stars: new Set(format === 'umd' ? [] : [...own.stars, ...reexports.filter(isLoaded)]),
    /** Whether `module.exports` is a function, a class or another single value. */
    isValue: format === 'cjs' && own.isValue,
    /** Exports of CommonJS that an `import` in Node.js finds by their names. */
    importable: exports,
    /** Values that declarations use as types. */
    wrong: isTypes ? valuesAsTypes(program) : [],
    /** Whether it reads `self` when it is loaded. */
    needsSelf: format === 'umd' && /\(\s*self\s*,/.test(text),
    directives: nodes(program.body).flatMap(({ directive }) =>
      typeof directive === 'string' && directive !== 'use strict' ? [directive] : [],
    ),
    /** The first line, if it is a shebang or a banner. */
    top: text.match(/^(?:#!|\/\*!).*/)?.[0] ?? '',
    /** Calls that run when the file is loaded; others keep nothing in an application. */
    pure: found(/[#@]__PURE__/).filter(({ end }) => isPure(text.slice(end).trimStart()))
      .length,
    noSideEffects: found(/[#@]__NO_SIDE_EFFECTS__/).length,
    licences: found(licence).length,
    mapUrl: [...text.matchAll(/\/[/*][#@] sourceMappingURL=(\S+)/g)].at(-1)?.[1] ?? '',
  };
  /** Not in a module of a bundle, which the lexer cannot tell from the file itself. */
  function isLoaded(specifier: string): boolean {
    return top.nodes.some((node) => requiredBy(node) === specifier);
  }
}

/**
 * Paths and packages that are loaded, names that are imported, extended modules and `global`, and CSS
 * rules in strings.
 */
function contentsOf(program: AnyNode, comments: readonly Comment[]) {
  const imports = new Set<string>();
  const imported = new Set<string>();
  const augments = new Set<string>();
  let rules = 0;
  for (const { value } of comments) {
    const [, kind, path = ''] =
      /^\/\s*<reference (types|path)="([^"]+)"/.exec(value) ?? [];
    imports.add(kind === 'path' ? path.replace(/^(?!\.)/, './') : path);
  }
  walk(program, (node) => {
    const { type, id } = node;
    if (/^(?:Import|Export)/.test(type)) imports.add(nameOf(node.source));
    if (/^TSImportType|^TSExternalModule/.test(type))
      imports.add(nameOf(node.argument ?? node.expression));
    imports.add(requiredBy(node));
    if (type === 'ImportSpecifier') imported.add(nameOf(node.imported));
    if (
      type === 'TSModuleDeclaration' &&
      (node.global || (isNode(id) && id.type === 'Literal'))
    )
      augments.add(nameOf(id));
    if (type === 'Literal' || type === 'TemplateElement') rules += rulesIn(textOf(node));
  });
  imports.delete('');
  return { imports, imported, augments, rules };
}

function textOf({ value }: AnyNode): string {
  if (typeof value === 'string') return value;
  const isTemplate = typeof value === 'object' && value !== null && 'cooked' in value;
  return isTemplate ? String(value.cooked) : '';
}

/** A selector or at-rule, and declarations in braces. */
const rule = /[\w.#@:*\]"')-][^{};]*\{\s*(?:[-\w]+\s*:\s*[^{};]+(?:;\s*|(?=\})))+\}/g;

/** How many rules of CSS a text has; none if it is not CSS. */
export function rulesIn(text: string): number {
  return text.includes('{') ? (text.match(rule)?.length ?? 0) : 0;
}

function formatOf(path: string, text: string, isModule: boolean, top: TopLevel): Format {
  if (isModule || path.endsWith('.mjs')) return 'esm';
  if (/\bdefine(?:\.amd\b|\["amd"\])/.test(text)) return 'umd';
  const isCommonJs = top.nodes.some(
    (node) =>
      requiredBy(node) !== '' ||
      (propertyOf(node) === 'exports' && nameOf(node.object) === 'module') ||
      (node.name === 'exports' && !top.parameters.has('exports')),
  );
  return isCommonJs || path.endsWith('.cjs') ? 'cjs' : 'script';
}

/** What Node.js finds in CommonJS; nothing in syntax that it cannot load, such as JSX. */
function lex(text: string): { exports: string[]; reexports: string[] } {
  try {
    return lexCommonJs(text);
  } catch {
    return { exports: [], reexports: [] };
  }
}
