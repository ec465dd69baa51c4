import { fieldsOf } from '@site/pages/records';

/** A node of the syntax tree. Its fields are read with the functions below, which check them. */
export interface Ast {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number } };
}

export function isAst(value: unknown): value is Ast {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;
}

export function child(node: Ast, key: string): Ast | undefined {
  const value = fieldsOf(node)[key];
  return isAst(value) ? value : undefined;
}

/** The nodes of a list; holes are left out. */
export function children(node: Ast, key: string): Ast[] {
  const value = fieldsOf(node)[key];
  return Array.isArray(value) ? value.filter(isAst) : [];
}

/** A field that is a text, or an empty one. */
export function text(node: Ast | undefined, key: string): string {
  const value = fieldsOf(node)[key];
  return typeof value === 'string' ? value : '';
}

export function flag(node: Ast, key: string): boolean {
  return fieldsOf(node)[key] === true;
}

export function isFunction({ type }: Ast): boolean {
  return /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(type);
}

/** A node and all that are in it. */
export function* descendants(node: Ast): Generator<Ast> {
  yield node;
  for (const inner of Object.values(node).flat())
    if (isAst(inner)) yield* descendants(inner);
}
