import type { Comment } from 'acorn';
import { init, parse as lexCommonJs } from 'cjs-module-lexer';
import {
  assignedExports,
  isFunction,
  moduleExports,
  namesDefined,
  passedOn,
  type TopLevel,
  topLevel,
} from './exports.ts';
import { packageOf } from './manifest.ts';
import type { Topic } from './rows.ts';
import {
  type AnyNode,
  allIn,
  bindings,
  isNode,
  isTypesPath,
  nameOf,
  nodes,
  parse,
  pathOf,
  propertyOf,
  readNames,
  requiredBy,
  stringOf,
  textOf,
  yearOf,
} from './syntax.ts';

/** A script has neither `import` nor `exports`; what others load of it is a global. */
export type Format = 'esm' | 'cjs' | 'umd' | 'script' | 'types' | 'css';

/** Facts by the row of `rows.ts` that compares them. */
export type Lists = { readonly [topic in Topic]?: readonly string[] };

/** What a file says, without those that it loads. */
export type Code = ReturnType<typeof readCode>;

const licence = /^!|@(?:license|licence)|@preserve|\bcopyright\b/i;
/** That of tslib, which need not be kept. */
const tslib = /Microsoft Corporation.*\bis hereby granted\./s;
/** What bundlers mark themselves, besides built-in functions: their own, and enums. */
const added =
  /^(?:__|get(?:Dir|File)name\b|createRequire\b|require[A-Z]\w*\(\)|\(*(?:function\b|[\w, ]*\)? ?=>))/;
/** In a string: the end of a selector or at-rule, and declarations in braces. */
const rule = /[^\s{}:;,=>(]\s*\{\s*(?:[-\w]+\s*:[^{};]+(?:;\s*|(?=\})))+\}/g;
/** In a stylesheet: a path that is loaded, in which a colon would end a scheme. */
const address = /(?:url\(|@import)\s*["']?([^"')\s;:]{1,999})["')\s;]/g;
/** A path on the computer that built the file. */
const local = /^(?:file:\/\/)?\/(?:home|Users|root|tmp)\/|^file:\/\/\/|^[A-Z]:\\/;
/** What only templates that are compiled for a server load. */
const server = /\bvue\/server-renderer\b|\bsvelte\/internal\/server\b/;
/** Scripts that Rslib copies, such as that of the folder in `new URL('.', import.meta.url)`. */
const source = /^\..*(?:\/assets\/.*\.[cm]?js|\.tsx?)$/;
/** What bundlers add to names that are taken: `src_Button`, `Button_2`, `Button$1`. */
const renamed = /^\w+_(?=[A-Z])|[_$]\d+$/g;
/** What sets `__esModule`, not what reads it of others. */
const marksItself = /["'`]__esModule["'`]|\.__esModule ?=(?!=)/;
await init();

/** Reads JavaScript or declarations. Throws an error of the parser. */
export function readCode(path: string, text: string) {
  const isTypes = isTypesPath(path);
  const { comments, isModule, program } = parse(text, isTypes);
  const all = allIn(program);
  // A directive without a semicolon before the wrapper of UMD: no engine can load it.
  const isText = ({ callee }: AnyNode) => isNode(callee) && callee.type === 'Literal';
  if (all.some(isText)) throw new TypeError('A text is called.');
  const top = topLevel(program);
  const { refersTo, free } = readNames(program, isModule);
  const format = isTypes ? 'types' : formatOf(path, isModule, top, free);
  // Without `exports` of its own, the lexer would find those of modules in a bundle.
  const isOwn = (node: AnyNode) =>
    free.has(node) && /^(?:module|exports)$/.test(nameOf(node));
  const hasExports = format === 'cjs' && top.nodes.some(isOwn);
  const { exports, reexports } = lexCommonJs(hasExports ? text : '');
  const isGlobal = format === 'umd' || format === 'script';
  const own = isModule
    ? moduleExports(program)
    : assignedExports(top, refersTo, isGlobal);
  const names = new Set([...own.names, ...exports]);
  for (const one of ['', '__esModule', 'module.exports', 'prototype']) names.delete(one);
  const isValue = isGlobal
    ? own.global !== '' && [...names].every((one) => one === 'noConflict')
    : own.isValue;
  // `const load = createRequire(import.meta.url)`, whatever the names are.
  const requirers = all.flatMap(({ id, init }) =>
    nameOf(id) && isNode(init) && nodes(init.arguments).some(isAddress)
      ? refersTo(id)
      : [],
  );
  const sourceIn = (node: AnyNode) =>
    requirers.includes(refersTo(node.callee))
      ? stringOf(nodes(node.arguments)[0])
      : sourceOf(node);
  const imports = importsIn(all.map(sourceIn), comments);
  const found = (list: (node: AnyNode) => string | readonly string[]) =>
    all.flatMap(list);
  const marked = (pattern: RegExp) =>
    comments.flatMap(({ value }) => (pattern.test(value) ? value : []));
  // Of CommonJS, which bundlers call with each module: `getDefaultExportFromCjs(module)`.
  const helper = /\bfunction (\w+) ?\([\w, ]*\) ?\{[^}]{0,200}__esModule/g;
  const interop = new Set([...text.matchAll(helper)].map(([, name]) => name));
  // What runs later keeps nothing in an application.
  const early = new Set(top.nodes.map(({ start }) => start));
  const isPure = ({ end, value }: Comment) => {
    const rest = text.slice(end).trimStart();
    const [, called = ''] = /^(?:new )?(\w*)/.exec(rest) ?? [];
    const isAdded = added.test(rest) || called in globalThis || interop.has(called);
    const isEarly = early.has(text.length - rest.length);
    return /[#@]__PURE__/.test(value) && isEarly && !isAdded;
  };
  /** Not in a module of a bundle, which the lexer cannot tell from the file itself. */
  const isLoaded = (specifier: string) =>
    top.nodes.some((node) => requiredBy(node) === specifier);
  const isGivenSelf = (node: AnyNode) => {
    const [first, factory] = nodes(node.arguments);
    return factory && free.has(first) && nameOf(first) === 'self';
  };
  const addresses = all.filter(({ type }) => type === 'NewExpression').map(sourceOf);
  const onDemand = all.filter(({ type }) => type === 'ImportExpression').map(sourceOf);
  const isLooped =
    format === 'cjs' && top.nodes.some(({ type }) => type === 'ForInStatement');
  const lists: Lists = {
    value: when(isValue, 'a single value'),
    global: when(own.global !== '', own.global),
    shebang: text.match(/^#!.*/) ?? [],
    directives: found(({ directive }) =>
      // Babel marks its helpers with texts that look like directives.
      String(directive ?? '').match(/^(?!use strict$|@).+/) ? `"${directive}"` : [],
    ),
    augments: found(({ global, id, type }) =>
      type === 'TSModuleDeclaration' && (global || nodes([id])[0]?.type === 'Literal')
        ? nameOf(id)
        : [],
    ),
    maps: when(!isTypes && /\/[/*][#@] sourceMappingURL=/.test(text), 'a source map'),
    injected: found((node) => rulesIn(textOf(node))),
    pure: comments.filter(isPure).map(({ value }) => value),
    noSideEffects: marked(/[#@]__NO_SIDE_EFFECTS__/),
    licences: marked(licence).filter((one) => !tslib.test(one)),
    docs: isTypes ? marked(/^\*/).filter((one) => !licence.test(one)) : [],
    members: isTypes ? found(membersOf) : [],
    classes: isTypes ? [] : found(classOf),
    needs: [
      ...when(
        format === 'umd' && top.nodes.some(isGivenSelf),
        'the global self, which Node.js lacks',
      ),
      ...when(allIn(program, isAtOnce).some(isAwait), 'a top-level await'),
      ...found((node) => textOf(node).match(local)?.input ?? []),
      ...found((node) => pathOf(node).match(/^import\.meta\.env$/) ?? []),
      ...when(server.test(imports.join()), 'a server, for which it is compiled'),
      ...addresses.flatMap((one) => (source.test(one) ? `the source file ${one}` : [])),
      ...(isTypes ? [] : unknownIn([...free].map(nameOf), all, format)),
    ],
    effects:
      isGlobal || isTypes ? [] : [...top.nodes, ...nodes(program.body)].flatMap(effectOf),
    interop: when(
      format === 'cjs' && names.has('default') && marksItself.test(text),
      '__esModule',
    ),
    lazy: when(format === 'esm' && onDemand.some(isRelative), 'parts of it on demand'),
    env: found((node) => pathOf(node).match(/^process\.env\.\w+$/) ?? []),
  };
  return {
    format,
    // A module of types has nothing but what the compiler writes around it.
    year: isTypes || nodes(program.body).every(isMark) ? 0 : yearOf(text, isModule),
    imports,
    onDemand,
    atOnce: top.nodes.filter(({ type }) => !/^(?:ImportE|New)/.test(type)).map(sourceIn),
    names: [...names],
    /** Names of its own for what it exports, and the names that users know. */
    locals: own.locals,
    /** Names that a loop may pass on: its own, and those that helpers define. */
    passed: isLooped ? [...names, ...found(namesDefined)] : [],
    stars: [
      ...(format === 'umd' ? [] : [...own.stars, ...reexports.filter(isLoaded)]),
      ...(format === 'cjs' ? passedOn(top, all) : []),
    ],
    /** Whether the wrapper of UMD sets a property of `this`, which an ES module lacks. */
    setsThis: format === 'umd' && top.nodes.some(isGivenThis),
    /** Exports of CommonJS that an `import` in Node.js finds by their names. */
    importable: exports,
    /** Classes and variables, by the names that they have before a bundler renames them. */
    declared: found(({ id }) => [nameOf(id), nameOf(id).replace(renamed, '')]),
    types: isTypes ? found(typeOf) : [],
    /** Also those of functions, which somebody may call. */
    effects: found(effectOf),
    /** `.env.NAME`, also of a `process` that is imported under another name. */
    env: found((node) => pathOf(node).match(/\.env\.\w+$/) ?? []),
    hasState: format !== 'types' && hasState(all, top),
    files: found((node) => textOf(node).split(/[/\\]/).at(-1) ?? []),
    lists,
  };
}

/** What a stylesheet says. */
export function readStyles(text: string): Code {
  const paths = [...text.matchAll(address)].map(([, to = '']) => to);
  const imports = paths.map((one) => one.replace(/^(?![./#~])/, './'));
  return {
    ...readCode('', ''),
    format: 'css',
    imports,
    lists: { injected: rulesIn(text) },
  };
}

/** The rules of CSS in a text; none if it is not CSS. */
function rulesIn(text: string): readonly string[] {
  return text.includes('{') ? (text.match(rule) ?? []) : [];
}

/** Whether a path is that of a stylesheet. */
export const isStyle = (path: string) => /\.(?:css|s[ac]ss|less)$/.test(path);
const isAtOnce = (node: AnyNode) => !isFunction(node);
const isAwait = ({ await: isAwait, type }: AnyNode) =>
  type === 'AwaitExpression' || isAwait === true;
const isGivenThis = ({ callee, ...node }: AnyNode) =>
  isFunction(callee) &&
  nodes(node.arguments).some(({ type }) => type === 'ThisExpression') &&
  !allIn(callee).some((one) => /^(?:globalThis|self)$/.test(nameOf(one)));
const isAddress = (node: AnyNode) => pathOf(node) === 'import.meta.url';
/** A directive, or what says that the module was written as an ES module. */
const isMark = ({ directive, expression }: AnyNode) =>
  Boolean(directive) ||
  (isNode(expression) && namesDefined(expression).includes('__esModule'));
export const isRelative = (specifier: string) => specifier.startsWith('.');

/** The paths and packages that are loaded. */
function importsIn(sources: readonly string[], comments: readonly Comment[]): string[] {
  const references = comments.flatMap(({ value }) => {
    const [, kind, path = ''] =
      /^\/\s*<reference (types|path)="([^"]+)"/.exec(value) ?? [];
    return kind === 'path' ? path.replace(/^(?!\.)/, './') : path;
  });
  return [...references, ...sources].filter((one) => one !== '');
}

/** The path or package that a node loads, also that of `new URL(path, import.meta.url)`. */
function sourceOf(node: AnyNode): string {
  if (/^(?:Import|Export)/.test(node.type)) return stringOf(node.source);
  if (/^TSImportType|^TSExternalModule/.test(node.type))
    return nameOf(node.argument ?? node.expression);
  const [path, base] = nodes(node.arguments);
  if (nameOf(node.callee) === 'URL' && propertyOf(base) === 'url') return stringOf(path);
  return requiredBy(node);
}

const shared =
  /^(?:global|globalThis|window|(?:Array|Date|Element|Function|HTMLElement|Number|Object|RegExp|String)\.prototype)$/;
const registers =
  /^(?:customElements\.define|(?:document|process|self|window)\.(?:addEventListener|on|once))$/;

/** A fact, if it is one. */
export const when = (is: boolean | undefined, fact: string) => (is ? [fact] : []);

/** How a package is loaded for what it does. */
export const loading = (name: string) => `import "${name}"`;

/** What a node does to others: sets `Array.prototype.name`, or registers or loads something. */
function effectOf({ callee, expression, left, source, ...node }: AnyNode): string[] {
  const [target, key] = nodes(node.arguments);
  if (registers.test(pathOf(callee))) return [`${pathOf(callee)}()`];
  const isBare = Array.isArray(node.specifiers) && node.specifiers.length === 0;
  const loaded = isBare ? nameOf(source) : requiredBy(expression);
  if (/^[@\w]/.test(loaded) && !isStyle(loaded)) return [loading(packageOf(loaded))];
  const isDefined = propertyOf(callee) === 'defineProperty';
  if (!isDefined && node.type !== 'AssignmentExpression') return [];
  const owner = pathOf(isDefined ? target : isNode(left) && left.object);
  const name = isDefined ? nameOf(key) : propertyOf(left);
  if (!name || !shared.test(owner)) return [];
  return [`${owner.replace(/^(?:global|window)$/, 'globalThis')}.${name} = …`];
}

/** The members of interfaces, classes, enums and object types, such as `Options.strict`. */
function membersOf({ body, id, members, typeAnnotation }: AnyNode): string[] {
  const inside = [body, typeAnnotation].filter(isNode);
  return [members, ...inside.flatMap((one) => [one.body, one.members])]
    .flatMap(nodes)
    .filter(({ accessibility }) => accessibility !== 'private')
    .map((one) => nameOf(one.key ?? one.id))
    .flatMap((name) => (name && nameOf(id) ? `${nameOf(id)}.${name}` : []));
}

/** The name of a class, or of a variable that is one. */
function classOf({ id, init, type }: AnyNode): string[] {
  const isClass = /^Class|,Class/.test([type, isNode(init) && init.type].join());
  return isClass && nameOf(id) ? [nameOf(id)] : [];
}

/** The name that a type refers to, after `typeof` if it is that of a value. */
function typeOf({ exprName, typeName }: AnyNode): string[] {
  if (isNode(exprName)) return [`typeof ${lastNameIn(exprName)}`];
  return isNode(typeName) ? [lastNameIn(typeName)] : [];
}

/** `name` of `name`, `space.name` and `import('package').name`. */
function lastNameIn(node: AnyNode): string {
  const [last] = [node.right, node.qualifier].filter(isNode);
  return last ? lastNameIn(last) : nameOf(node).replace(renamed, '');
}

/**
 * The names that a file uses, but neither declares nor checks with `typeof`, and that are unknown
 * to Node.js, such as that of a constant which no `define` replaces.
 */
function unknownIn(unknown: readonly string[], all: readonly AnyNode[], format: Format) {
  const ofCommonJs = format === 'esm' ? '' : '|require|module|exports|__(?:dir|file)name';
  const given = new RegExp(`^(?:arguments|document|self|window${ofCommonJs})$`);
  const checks = all.filter(({ operator }) => operator === 'typeof');
  const known = new Set(checks.flatMap(bindings));
  return unknown.filter(
    (one) => !(known.has(one) || one in globalThis || given.test(one)),
  );
}

/**
 * Whether a file has what two copies of it would not share: errors and other derived
 * classes, symbols, contexts, new objects, and variables that a function changes.
 */
function hasState(all: readonly AnyNode[], top: TopLevel): boolean {
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

function formatOf(
  path: string,
  isModule: boolean,
  top: TopLevel,
  free: ReadonlySet<unknown>,
): Format {
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
