import {
  createScanner,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';

/** A JSON object: all that is known of a pasted `package.json` before a rule looks at it. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A place in a `package.json`: names of fields, and indices of lists as text. */
export type FieldPath = readonly string[];

/** Why a text cannot be checked. Lines and columns are counted from 1. */
export type Unreadable =
  | { readonly why: 'too-long' | 'too-deep' | 'html' | 'script' | 'other-json' }
  | { readonly why: 'tsconfig' | 'lock-file' }
  | { readonly why: 'syntax'; line: number; column: number; found: string };

/** Something that jsonc-parser reads and npm does not, from `offset` in the text. */
export interface Extra {
  readonly rule: 'JSON_COMMENT' | 'JSON_TRAILING_COMMA' | 'JSON_DUPLICATE_KEY';
  readonly offset: number;
  /** What to delete; as long as nothing where the previous property goes with its comma. */
  readonly length: number;
}

export interface Manifest {
  readonly text: string;
  readonly tree: Node;
  readonly value: JsonObject;
  readonly extras: readonly Extra[];
}

/** Longer than any manifest. Comparing two texts takes the square of their lines. */
const maxLines = 3_000;
/** In characters. */
export const maxLength = 200_000;
const maxDepth = 50;

/** Token kinds of jsonc-parser, whose enum does not exist when the code runs. */
const token = { open: [1, 3], close: [2, 4], comma: 5, comments: [12, 13], end: 17 };
const isTrivia = (kind: number) => kind >= 12 && kind <= 15;

/** Fields that tell a `package.json` from other JSON. */
const known =
  /^(?:name|version|type|main|module|exports|types|files|bin|dependencies|\w+Dependencies)$/;

/** Reads a `package.json`, also with comments, trailing commas and duplicate keys. */
export function readManifest(input: string): Manifest | Unreadable {
  const text = input.replace(/^\uFEFF/, '');
  if (text.length > maxLength || text.split('\n').length > maxLines)
    return { why: 'too-long' };
  if (/^\s*</.test(text)) return { why: 'html' };
  const scanned = scan(text);
  if (scanned === 'too-deep') return { why: 'too-deep' };
  if (/^\s*(?:import|export|const|let|var|module|function|["']use )\b/.test(text))
    return { why: 'script' };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error || !tree) return syntaxError(text, error?.offset ?? 0);
  const value: unknown = getNodeValue(tree);
  if (!isObject(value)) return { why: 'other-json' };
  const keys = Object.keys(value);
  if (keys.includes('compilerOptions')) return { why: 'tsconfig' };
  if (keys.includes('lockfileVersion')) return { why: 'lock-file' };
  if (keys.length > 0 && !keys.some((key) => known.test(key)))
    return { why: 'other-json' };
  const extras = [...scanned, ...duplicates(tree)].sort((a, b) => a.offset - b.offset);
  return { text, tree, value, extras };
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function syntaxError(text: string, offset: number): Unreadable {
  const column = offset - text.lastIndexOf('\n', offset - 1);
  const found = /^\S{0,20}/.exec(text.slice(offset))?.[0] ?? '';
  return { why: 'syntax', line: lineAt(text, offset), column, found };
}

/** Comments and trailing commas. The parser calls itself for each level, so depth is limited. */
function scan(text: string): Extra[] | 'too-deep' {
  const scanner = createScanner(text);
  const extras: Extra[] = [];
  let depth = 0;
  let comma = -1;
  for (let kind = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    const offset = scanner.getTokenOffset();
    if (token.comments.includes(kind))
      extras.push({ rule: 'JSON_COMMENT', offset, length: scanner.getTokenLength() });
    if (isTrivia(kind)) continue;
    if (token.open.includes(kind) && ++depth > maxDepth) return 'too-deep';
    if (token.close.includes(kind)) {
      depth--;
      if (comma >= 0)
        extras.push({ rule: 'JSON_TRAILING_COMMA', offset: comma, length: 1 });
    }
    comma = kind === token.comma ? offset : -1;
  }
  return extras;
}

/** Of two properties with one name, the last counts; the others are what is superfluous. */
function duplicates(tree: Node): Extra[] {
  const { type, children = [] } = tree;
  if (type !== 'object') return children.flatMap(duplicates);
  const names = children.map((property) => String(property.children?.[0]?.value));
  return children.flatMap((property, index) => {
    const next = children[index + 1];
    const isRepeated = next && names.lastIndexOf(names[index] ?? '') > index;
    const { offset } = property;
    const extra = { rule: 'JSON_DUPLICATE_KEY', offset } as const;
    return isRepeated
      ? [{ ...extra, length: next.offset - offset }]
      : (property.children?.slice(1) ?? []).flatMap(duplicates);
  });
}
