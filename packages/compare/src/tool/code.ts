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

/** A script has neither `import` nor `exports`; what others load of it is a global. */
export type Format = 'esm' | 'cjs' | 'umd' | 'script' | 'types';

/** What the syntax of JavaScript or declarations says, without that of the files they load. */
export type Code = ReturnType<typeof readCode>;

const licence = /^!|@(?:license|licence)|@preserve|\bcopyright\b/i;
const pureCollection = /@__PURE__ \*\/ new (?:Weak)?(?:Map|Set)\b/g;
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
  const count = (pattern: RegExp) => comments.filter((one) => pattern.test(one)).length;
  return {
    ...contentsOf(program, comments),
    format,
    global,
    names,
    stars: new Set(format === 'umd' ? [] : [...own.stars, ...reexports]),
    /** Whether `module.exports` is a function, a class or another single value. */
    isValue: format === 'cjs' && own.isValue,
    /** Exports of CommonJS that an `import` in Node.js finds by their names. */
    importable: exports,
    /** Whether it reads `self` when it is loaded. */
    needsSelf: format === 'umd' && /\(\s*self\s*,/.test(text),
    directives: nodes(program.body).flatMap(({ directive }) =>
      typeof directive === 'string' && directive !== 'use strict' ? [directive] : [],
    ),
    /** The first line, if it is a shebang or a banner. */
    top: text.match(/^(?:#!|\/\*!).*/)?.[0] ?? '',
    /** Without those that esbuild adds to `new Map()` and `new Set()`. */
    pure: count(/[#@]__PURE__/) - (text.match(pureCollection)?.length ?? 0),
    noSideEffects: count(/[#@]__NO_SIDE_EFFECTS__/),
    licences: count(licence),
    mapUrl: [...text.matchAll(/\/[/*][#@] sourceMappingURL=(\S+)/g)].at(-1)?.[1] ?? '',
  };
}

/** Paths and packages that are loaded, extended modules and `global`, and CSS rules in strings. */
function contentsOf(program: AnyNode, comments: readonly string[]) {
  const imports = new Set<string>();
  const augments = new Set<string>();
  let rules = 0;
  for (const one of comments) {
    const [, kind, path = ''] = /^\/\s*<reference (types|path)="([^"]+)"/.exec(one) ?? [];
    imports.add(kind === 'path' ? path.replace(/^(?!\.)/, './') : path);
  }
  walk(program, (node) => {
    const { type, id } = node;
    if (/^(?:Import|Export)/.test(type)) imports.add(nameOf(node.source));
    if (/^TSImportType|^TSExternalModule/.test(type))
      imports.add(nameOf(node.argument ?? node.expression));
    imports.add(requiredBy(node));
    if (
      type === 'TSModuleDeclaration' &&
      (node.global || (isNode(id) && id.type === 'Literal'))
    )
      augments.add(nameOf(id));
    if (type === 'Literal' || type === 'TemplateElement') rules += rulesIn(textOf(node));
  });
  imports.delete('');
  return { imports, augments, rules };
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
