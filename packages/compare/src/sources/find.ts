import { statSync } from 'node:fs';
import { posix as path } from 'node:path';
import { isStyle } from '../tool/styles.ts';
import { type AnyNode, isNode, nameOf, nodes, pathOf, stringOf } from '../tool/syntax.ts';
import { type Kind, type Place, placeOf } from './kinds.ts';
import type { SourceFile } from './read.ts';

/** What one node is, in short; empty if it is nothing of that kind. */
type Finder = (node: AnyNode, file: SourceFile, root: string) => string;

/** The extensions of Rslib's assets. */
const assets =
  /\.(?:a?png|jpe?g|pjpeg|pjp|jfif|gif|bmp|webp|ico|avif|tiff?|cur|svg|woff2?|eot|[ot]tf|ttc|mp[34]|webm|ogg|wav|flac|aac|mov|m4a|opus|pdf)$/i;

const finders: Partial<Record<Kind, Finder>> = {
  styles: (node) => (isStyle(withoutQuery(loadedBy(node))) ? loadedBy(node) : ''),
  assets: (node) => {
    const [name = '', query] = loadedBy(node).split('?');
    const isInlined = query === 'raw' || query === 'inline';
    return assets.test(name) && !isInlined ? loadedBy(node) : '';
  },
  directives: ({ directive }) => (typeof directive === 'string' ? `"${directive}"` : ''),
  folders: (node, file, root) => {
    const [to, base] = nodes(node.arguments);
    if (nameOf(node.callee) !== 'URL' || pathOf(base) !== 'import.meta.url') return '';
    if (to?.type !== 'Literal') return '';
    const target = path.join(root, file.path, '..', stringOf(to));
    const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory();
    return isFolder ? `new URL('${stringOf(to)}', import.meta.url)` : '';
  },
  dirname: (node, file) =>
    /^__(?:dir|file)name$/.test(nameOf(node)) && isFree(node, file) ? nameOf(node) : '',
  require: ({ arguments: args, callee, type }, file) => {
    const isCalled = nameOf(callee) === 'require' && isNode(callee);
    if (type !== 'CallExpression' || !isCalled || !isFree(callee, file)) return '';
    const to = stringOf(nodes(args)[0]);
    return `require(${to ? `'${to}'` : '…'})`;
  },
  imports: ({ source, type }) =>
    type === 'ImportExpression' && stringOf(source) === '' ? 'import(…)' : '',
  augments: ({ global, id, type }) => {
    if (type !== 'TSModuleDeclaration') return '';
    if (global) return 'declare global';
    // `declare module '*.svg'` is only for the compiler.
    const name = isNode(id) && id.type === 'Literal' ? stringOf(id) : '';
    return name && !name.includes('*') ? `declare module '${name}'` : '';
  },
};

/** Comments that a minifier moves or removes. */
const marks = [
  ['licences', /^!|@(?:license|licence|preserve)\b/],
  ['noSideEffects', /[#@]__NO_SIDE_EFFECTS__/],
] as const;
const onlyInModules: readonly Kind[] = ['dirname', 'require'];

/** What is to be looked at in a file, by its syntax alone. */
export function placesIn(file: SourceFile, root: string): Place[] {
  const isModule = /\.m[jt]s$/.test(file.path) || nodes(file.program.body).some(isImport);
  const found: Place[] = [];
  for (const [kind, find] of Object.entries(finders).filter(isEntry))
    if (isModule || !onlyInModules.includes(kind))
      for (const node of nodesFor(kind, file)) {
        const what = find(node, file, root);
        if (what) found.push(placeOf(kind, file.path, node, what));
      }
  const marked = marks.flatMap(([kind, mark]) =>
    file.comments
      .filter(({ value }) => mark.test(value))
      .map((one) => placeOf(kind, file.path, one, firstWords(one.value))),
  );
  return [...found, ...marked];
}

/** The directives of functions stay, so that only those of the file are read. */
const nodesFor = (kind: Kind, { all, program }: SourceFile) =>
  kind === 'directives' ? nodes(program.body) : all;

const isEntry = (entry: [string, Finder]): entry is [Kind, Finder] => entry[0] in finders;

const isImport = ({ type }: AnyNode) => /^(?:Import|Export)|^TSExport/.test(type);

/** The path or package that a node loads when the code runs; empty for imports of types. */
export function loadedBy(node: AnyNode): string {
  const { arguments: args, callee, exportKind, importKind, source, type } = node;
  if (importKind === 'type' || exportKind === 'type') return '';
  if (/^(?:Import|Export)/.test(type)) return stringOf(source);
  const isRequire = type === 'CallExpression' && nameOf(callee) === 'require';
  return isRequire ? stringOf(nodes(args)[0]) : '';
}

export const withoutQuery = (specifier: string) => specifier.replace(/[?#].*/, '');

/** Whether a name is one that the file neither declares nor checks with `typeof`. */
function isFree(node: unknown, { all, names: { free, refersTo } }: SourceFile): boolean {
  const isCheck = ({ argument, operator }: AnyNode) =>
    operator === 'typeof' && nameOf(argument) === nameOf(node);
  if (all.some(isCheck)) return false;
  const variable = refersTo(node);
  if (typeof variable === 'string') return free.has(node);
  const { defs } = variable;
  // `declare const require: …` only says that there is one.
  const isSaid = ({ name, parent }: (typeof defs)[number]) =>
    name !== node && Object(parent).declare === true;
  return defs.length > 0 && defs.every(isSaid);
}

/** The beginning of a comment, without stars. */
function firstWords(comment: string): string {
  const words = comment.split(/[\s*]+/).filter(Boolean);
  const start = words.slice(0, 6).join(' ');
  return words.length > 6 ? `${start} …` : start;
}
