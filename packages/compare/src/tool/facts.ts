import { exportsOf, namesDefined } from './exports.ts';
import { packageOf } from './manifest.ts';
import type { Topic } from './rows.ts';
import { type Format, isFunction, readSource, type Source } from './source.ts';
import { directionIn, isDense, isStyle, rulesIn } from './styles.ts';
import {
  type AnyNode,
  bindings,
  isNode,
  nameOf,
  nodes,
  pathOf,
  propertyOf,
  requiredBy,
  stringOf,
  textOf,
  yearOf,
} from './syntax.ts';

/** What is compared, and what that depends on. */
export type Fact =
  | Topic
  | 'imports' // Paths and packages that it loads;
  | 'atOnce' // and those that it loads when it is loaded.
  | 'names' // What it exports,
  | 'stars' // the files that it passes everything on of,
  | 'passed' // names that it may pass on,
  | 'importable' // and names of CommonJS that an `import` finds.
  | 'functions' // Whether it has functions, classes or calls.
  | 'interfaces' // Interfaces and classes, which users can extend.
  | 'later' // What it does to others, also in functions.
  | 'files' // The ends of its texts, which may be files.
  | 'state'; // Whether two copies of it would not share something.
/** Facts about a file by their kind. */
export type Facts = { readonly [fact in Fact]?: readonly string[] };

/** What a file says, without those that it loads. */
export interface Code {
  readonly format: Format;
  /** The ECMAScript year of its syntax; 0 if it has none. */
  readonly year: number;
  /** Names of its own for what it exports, and the names that users know. */
  readonly locals: readonly (readonly [own: string, name: string])[];
  /** Of a stylesheet: its length without white space. */
  readonly compact: number;
  readonly facts: Facts;
}

/** What one node says. */
type Finder = (node: AnyNode, source: Source) => string | readonly string[];
type Finders = { readonly [fact in Fact]?: Finder };

/** A fact, if it is one. */
export const when = (is: boolean | undefined, fact: string) => (is ? [fact] : []);

const inAll: Finders = {
  imports: loadedBy,
  // Babel marks its helpers with texts that look like directives.
  directives: ({ directive }) =>
    /^(?!use strict$|@)./.test(String(directive ?? '')) ? `"${directive}"` : '',
  augments: ({ global, id, type }) =>
    type === 'TSModuleDeclaration' && (global || nodes([id])[0]?.type === 'Literal')
      ? nameOf(id)
      : '',
  interfaces: ({ id, type }) =>
    /^(?:TSInterface|Class)Declaration$/.test(type) ? originalName(nameOf(id)) : '',
  files: (node) => textOf(node).split(/[/\\]/).at(-1) ?? '',
};

/** A path on the computer that built the file. */
const local = /^(?:file:\/\/)?\/(?:home|Users|root|tmp)\/|^file:\/\/\/|^[A-Z]:\\/;

const inCode: Finders = {
  injected: (node) => rulesIn(textOf(node)),
  direction: (node) => directionIn(textOf(node)),
  functions: ({ type }) => (/Function|^Class|^Call|^New/.test(type) ? type : ''),
  // Also of a `process` that is imported under another name.
  env: (node) => {
    const [, name] = /^\w+(\.env\.\w+)$/.exec(pathOf(node)) ?? [];
    return name ? `process${name}` : '';
  },
  needs: (node) => [
    ...when(local.test(textOf(node)), textOf(node)),
    ...when(pathOf(node) === 'import.meta.env', 'import.meta.env'),
    ...when(isSourceCode(node), 'the source code that a URL leads to'),
  ],
  later: effectOf,
};

/** What it says only where it runs when the file is loaded. */
const atLoad: Finders = {
  atOnce: (node, source) =>
    /^(?:ImportE|New)/.test(node.type) ? '' : loadedBy(node, source),
  needs: ({ arguments: args }, { format, names }) => {
    const [root, factory] = nodes(args);
    const isSelf = nameOf(root) === 'self' && names.free.has(root);
    const isWrapper = format === 'umd' && isFunction(factory);
    return when(isWrapper && isSelf, 'the global self, which Node.js lacks');
  },
  effects: effectOf,
};

/** Reads JavaScript or declarations. Throws an error of the parser. */
export function readCode(path: string, text: string): Code {
  const source = readSource(path, text);
  const { all, comments, format, isModule, program, top } = source;
  const isTypes = format === 'types';
  const { global, isValue, locals, ...exported } = exportsOf(source);
  const [general, own, loading] = [
    collect(inAll, all, source),
    collect(isTypes ? {} : inCode, all, source),
    collect(atLoad, top.nodes, source),
  ];
  const marks = {
    noSideEffects: /[#@]__NO_SIDE_EFFECTS__/,
    maps: /^[#@] sourceMappingURL=/,
  };
  const marked = (mark: RegExp) => texts(comments).filter((one) => mark.test(one));
  return {
    format,
    // A module of types has nothing but what the compiler writes around it.
    year: isTypes || nodes(program.body).every(isMark) ? 0 : yearOf(text, isModule),
    locals: locals.map(([own, name]) => [originalName(own), name]),
    compact: 0,
    facts: {
      ...general,
      ...loading,
      ...own,
      ...exported,
      imports: [...texts(comments).map(referenceIn), ...(general.imports ?? [])],
      value: when(isValue, 'a single value'),
      global: when(global !== '', global),
      shebang: text.match(/^#!.*/) ?? [],
      maps: when(!isTypes && marked(marks.maps).length > 0, 'a source map'),
      noSideEffects: marked(marks.noSideEffects),
      licences: licencesIn(texts(comments)),
      pure: pureExports(source, locals),
      minified: when(!isTypes && isMinified(source), 'minified'),
      needs: [
        ...(own.needs ?? []),
        ...(loading.needs ?? []),
        ...(isTypes ? [] : unknownIn(source)),
      ],
      // Declarations run nothing.
      effects: isTypes ? [] : (loading.effects ?? []),
      state: when(!isTypes && hasState(source), 'state'),
    },
  };
}

function collect(finders: Finders, all: readonly AnyNode[], source: Source): Facts {
  const found = Object.entries(finders).map(([fact, find]) => [
    fact,
    all.flatMap((node) => find(node, source)).filter((one) => one !== ''),
  ]);
  return Object.fromEntries(found);
}

const texts = (comments: readonly { readonly value: string }[]) =>
  comments.map(({ value }) => value);

/** What bundlers add to names that are taken: `src_Button`, `Button_2`, `Button$1`. */
function originalName(name: string): string {
  return name.replace(/^\w+_(?=[A-Z])|[_$]\d+$/g, '');
}

const licence = /^!|@(?:license|licence)|@preserve|\bcopyright\b/i;
/** That of tslib, which need not be kept, and what says in which file the licences are. */
const noLicence = /Microsoft Corporation.*\bis hereby granted\.|\S+\.LICENSE\.txt\s*$/s;

/** Of the texts of comments, those that have to be kept. */
export function licencesIn(comments: readonly string[]): string[] {
  return comments.filter((one) => licence.test(one) && !noLicence.test(one));
}

/** The path or package of `/// <reference path="…" />` and `types`; empty for other comments. */
function referenceIn(comment: string): string {
  const [, kind, path = ''] =
    /^\/\s*<reference (types|path)="([^"]+)"/.exec(comment) ?? [];
  return kind === 'path' ? path.replace(/^(?!\.)/, './') : path;
}

/** The path or package that a node loads, also with a function that `createRequire` made. */
function loadedBy(node: AnyNode, { names: { refersTo }, requirers }: Source): string {
  const [path] = nodes(node.arguments);
  return requirers.has(refersTo(node.callee)) ? stringOf(path) : sourceOf(node);
}

/** The path or package that a node loads, also that of `new URL(path, import.meta.url)`. */
function sourceOf(node: AnyNode): string {
  if (/^(?:Import|Export)/.test(node.type)) return stringOf(node.source);
  if (/^TSImportType|^TSExternalModule/.test(node.type))
    return nameOf(node.argument ?? node.expression);
  return urlOf(node) || requiredBy(node);
}

/** The path of `new URL(path, import.meta.url)`; empty for other nodes. */
function urlOf({ arguments: args, callee }: AnyNode): string {
  const [path, base] = nodes(args);
  return nameOf(callee) === 'URL' && propertyOf(base) === 'url' ? stringOf(path) : '';
}

/** Whether it is the URL of a script, which Rslib copies without compiling it. */
const isSourceCode = (node: AnyNode) =>
  /^\..*(?:\/assets\/.*\.[cm]?js|\.tsx?)$/.test(urlOf(node));

/** A directive, or what says that the module was written as an ES module. */
const isMark = ({ directive, expression }: AnyNode) =>
  Boolean(directive) ||
  (isNode(expression) && namesDefined(expression).includes('__esModule'));

/** Whether most names are as short as a minifier makes them, or no white space is left. */
function isMinified({ names: { declared }, text }: Source): boolean {
  const short = declared.filter((one) => one.length < 3);
  return isDense(text) || (declared.length > 4 && short.length > declared.length * 0.8);
}

/**
 * Whether a file has what two copies of it would not share: errors and other derived
 * classes, symbols, contexts, new objects, and variables that a function changes.
 */
function hasState({ all, top }: Source): boolean {
  const early = new Set(top.nodes);
  const written = all
    .filter((node) => /^(?:Assignment|Update)E/.test(node.type) && !early.has(node))
    .flatMap(({ argument, left }) => pathOf(left ?? argument).split('.'));
  return top.nodes.some(
    ({ callee, id, superClass, type }) =>
      isNode(superClass) ||
      type === 'NewExpression' ||
      /^Symbol$|\bcreateContext$/.test(pathOf(callee)) ||
      (type === 'VariableDeclarator' && written.includes(nameOf(id))),
  );
}

/**
 * The exported values whose calls are annotated, so that an application can leave them out. Not those
 * of enums and built-in constructors; what bundlers annotate for themselves is not exported.
 */
function pureExports({ text, top }: Source, locals: Code['locals']): string[] {
  const exported = new Set(locals.map(([own]) => own));
  const isPure = ({ declaration, id, init, type }: AnyNode) => {
    const isDefault = type === 'ExportDefaultDeclaration';
    const value = isDefault ? declaration : init;
    return (
      (isDefault || exported.has(nameOf(id))) &&
      isNode(value) &&
      !isFunction(value.callee) &&
      !((pathOf(value.callee).split('.')[0] ?? '') in globalThis) &&
      /[#@]__PURE__ *\*\/\s*$/.test(
        text.slice(Math.max(0, value.start - 20), value.start),
      )
    );
  };
  return top.nodes.filter(isPure).map(({ id }) => nameOf(id) || 'default');
}

/**
 * The names that a file uses, but neither declares nor checks with `typeof`, and that are unknown
 * to Node.js, such as that of a constant which no `define` replaces.
 */
function unknownIn({ all, format, names }: Source): string[] {
  const given = ['arguments', 'document', 'self', 'window'];
  if (format !== 'esm')
    given.push('require', 'module', 'exports', '__dirname', '__filename');
  const checks = all.filter(({ operator }) => operator === 'typeof');
  const known = new Set([...given, ...checks.flatMap(bindings)]);
  const unknown = [...names.free].map(nameOf);
  return unknown.filter((one) => !(known.has(one) || one in globalThis));
}

const registers =
  /^(?:customElements\.define|(?:document|process|self|window)\.(?:addEventListener|on|once))$/;

/** How a package is loaded for what it does. */
export const loading = (name: string) => `import "${name}"`;

/** What a node does when it runs: registers something, or loads a package for what that does. */
function effectOf({ callee, expression, source, specifiers }: AnyNode): string {
  if (registers.test(pathOf(callee))) return `${pathOf(callee)}()`;
  const isBare = Array.isArray(specifiers) && specifiers.length === 0;
  const loaded = isBare ? nameOf(source) : requiredBy(expression);
  return /^[@\w]/.test(loaded) && !isStyle(loaded) ? loading(packageOf(loaded)) : '';
}
