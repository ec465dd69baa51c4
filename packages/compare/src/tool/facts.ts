import type { Comment } from 'acorn';
import { isFunction } from './exports.ts';
import { packageOf } from './manifest.ts';
import type { Lists } from './rows.ts';
import type { Format, Source } from './source.ts';
import { directionIn, isStyle, rulesIn } from './styles.ts';
import {
  type AnyNode,
  allIn,
  bindings,
  isNode,
  nameOf,
  nodes,
  pathOf,
  propertyOf,
  requiredBy,
  stringOf,
  textOf,
} from './syntax.ts';

/** What a file exports and loads. */
interface Surface {
  readonly isValue: boolean;
  readonly global: string;
  readonly imports: readonly string[];
}

/** A path on the computer that built the file. */
const local = /^(?:file:\/\/)?\/(?:home|Users|root|tmp)\/|^file:\/\/\/|^[A-Z]:\\/;
/** Scripts that Rslib copies, such as that of the folder in `new URL('.', import.meta.url)`. */
const copiedScript = /^\..*(?:\/assets\/.*\.[cm]?js|\.tsx?)$/;
/** A fact, if it is one. */
export const when = (is: boolean | undefined, fact: string) => (is ? [fact] : []);

/** The facts of a file that the table in `rows.ts` compares, and what else they depend on. */
export function factsOf(source: Source, { isValue, global }: Surface) {
  const { all, comments, format, names, program, text, top } = source;
  const isTypes = format === 'types';
  const found = (list: (node: AnyNode) => string | readonly string[]) =>
    all.flatMap(list);
  const isSelf = (node: AnyNode) => names.free.has(node) && nameOf(node) === 'self';
  const isGiven = (is: (node: AnyNode) => boolean) => (node: AnyNode) =>
    isFunction(nodes(node.arguments)[1]) && nodes(node.arguments).slice(0, 1).some(is);
  const strings = found((node) => textOf(node));
  const lists: Lists = {
    value: when(isValue, 'a single value'),
    global: when(global !== '', global),
    shebang: text.match(/^#!.*/) ?? [],
    directives: found(directiveOf),
    augments: found(augmentedBy),
    maps: when(!isTypes && hasMap(comments), 'a source map'),
    injected: strings.flatMap(rulesIn),
    direction: strings.flatMap(directionIn),
    pure: pureCalls(source),
    noSideEffects: marked(comments, /[#@]__NO_SIDE_EFFECTS__/),
    licences: licencesIn(comments),
    minified: when(isMinified(source), 'minified'),
    classes: isTypes ? [] : found(classOf),
    needs: [
      ...when(
        format === 'umd' && top.nodes.some(isGiven(isSelf)),
        'the global self, which Node.js lacks',
      ),
      ...strings.filter((one) => local.test(one)),
      ...found((node) => pathOf(node).match(/^import\.meta\.env$/) ?? []),
      ...found(copiedBy),
      ...(isTypes ? [] : unknownIn([...names.free].map(nameOf), all, format)),
    ],
    // What UMD and scripts set is their global.
    effects:
      /^(?:esm|cjs)$/.test(format) || (format === 'script' && global === '')
        ? [...top.nodes, ...nodes(program.body)].flatMap(effectOf)
        : [],
    lazy: when(format === 'esm' && all.some(isLazy), 'parts of it on demand'),
    env: found((node) => pathOf(node).match(/^process\.env\.\w+$/) ?? []),
  };
  return {
    lists,
    /** Also those of functions, which somebody may call. */
    effects: found(effectOf),
    /** Whether the wrapper of UMD sets a property of `this`, which an ES module lacks. */
    setsThis: format === 'umd' && top.nodes.some(isGivenThis),
  };
}

const licence = /^!|@(?:license|licence)|@preserve|\bcopyright\b/i;
/** That of tslib, which need not be kept, and what says in which file the licences are. */
const noLicence = /Microsoft Corporation.*\bis hereby granted\.|\S+\.LICENSE\.txt\s*$/s;

/** The comments that have to be kept. */
export function licencesIn(comments: readonly { readonly value: string }[]): string[] {
  return marked(comments, licence).filter((one) => !noLicence.test(one));
}

function marked(comments: readonly { readonly value: string }[], pattern: RegExp) {
  return comments.flatMap(({ value }) => (pattern.test(value) ? value : []));
}

const hasMap = (comments: readonly Comment[]) =>
  comments.some(({ value }) => /^[#@] sourceMappingURL=/.test(value));

/** Whether most names are as short as a minifier makes them, or no white space is left. */
function isMinified({ format, isDense, names }: Source): boolean {
  if (format === 'types') return false;
  const { declared } = names;
  const short = declared.filter((one) => one.length < 3);
  return isDense || (declared.length > 4 && short.length > declared.length * 0.8);
}

// Babel marks its helpers with texts that look like directives.
const directiveOf = ({ directive }: AnyNode) =>
  /^(?!use strict$|@)./.test(String(directive ?? '')) ? [`"${directive}"`] : [];

const augmentedBy = ({ global, id, type }: AnyNode) =>
  type === 'TSModuleDeclaration' && (global || nodes([id])[0]?.type === 'Literal')
    ? [nameOf(id)]
    : [];

/** `import('./part.js')`, which a bundler may have left out of the file. */
const isLazy = ({ source, type }: AnyNode) =>
  type === 'ImportExpression' && stringOf(source).startsWith('.');

/** `new URL('./path.ts', import.meta.url)`: source code, which nobody compiles. */
function copiedBy(node: AnyNode): string[] {
  const [path, base] = nodes(node.arguments);
  const isUrl = nameOf(node.callee) === 'URL' && propertyOf(base) === 'url';
  return when(
    isUrl && copiedScript.test(stringOf(path)),
    'the source code that a URL leads to',
  );
}

const isGivenThis = ({ callee, ...node }: AnyNode) =>
  isFunction(callee) &&
  nodes(node.arguments).some(({ type }) => type === 'ThisExpression') &&
  !allIn(callee).some((one) => /^(?:globalThis|self)$/.test(nameOf(one)));

/**
 * The annotations of calls that an application can leave out. Not those that bundlers add for
 * themselves: before functions, built-in ones, and helpers that read `__esModule`.
 */
function pureCalls({ all, comments, text, top }: Source): string[] {
  const helpers = all.filter(
    (node) => isFunction(node) && allIn(node).some((one) => nameOf(one) === '__esModule'),
  );
  const interop = new Set(helpers.map(({ id }) => nameOf(id)));
  const isHelper = (name: string) =>
    name in globalThis ||
    interop.has(name) ||
    /^__|^createRequire$|^require[A-Z]|^get(?:Dir|File)name$/.test(name);
  // What runs later keeps nothing in an application.
  const called = new Map(
    top.nodes
      .filter(({ type }) => /^(?:Call|New)Expression$/.test(type))
      .map((node) => [node.start, node.callee] as const),
  );
  return comments.flatMap(({ end, value }) => {
    const start = text.length - text.slice(end).trimStart().length;
    const callee = /[#@]__PURE__/.test(value) ? called.get(start) : undefined;
    const isOwn = isNode(callee) && !isFunction(callee) && !isHelper(ownerOf(callee));
    return isOwn ? value : [];
  });
}

/** The first name of a member: `a` of `a.b.c`. */
const ownerOf = (node: AnyNode) => pathOf(node).split('.')[0] ?? '';

/** The name of a class, or of a variable that is one. */
function classOf({ id, init, type }: AnyNode): string[] {
  const isClass = /^Class|,Class/.test([type, isNode(init) && init.type].join());
  return isClass && nameOf(id) ? [nameOf(id)] : [];
}

/**
 * The names that a file uses, but neither declares nor checks with `typeof`, and that are unknown
 * to Node.js, such as that of a constant which no `define` replaces.
 */
function unknownIn(unknown: readonly string[], all: readonly AnyNode[], format: Format) {
  const given = ['arguments', 'document', 'self', 'window'];
  if (format !== 'esm')
    given.push('require', 'module', 'exports', '__dirname', '__filename');
  const checks = all.filter(({ operator }) => operator === 'typeof');
  const known = new Set([...given, ...checks.flatMap(bindings)]);
  return unknown.filter((one) => !(known.has(one) || one in globalThis));
}

const shared =
  /^(?:global|globalThis|window|(?:Array|Date|Element|Function|HTMLElement|Number|Object|RegExp|String)\.prototype)$/;
const registers =
  /^(?:customElements\.define|(?:document|process|self|window)\.(?:addEventListener|on|once))$/;

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
