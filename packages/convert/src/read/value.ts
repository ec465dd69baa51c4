export type Plain = string | number | boolean | null | undefined;

/** Where something is in the pasted text. Lines count from 1. */
export interface Place {
  readonly line: number;
  readonly text: string;
  /** The first character, from 0; what is put together here has none. */
  readonly start?: number;
}

export interface Field {
  readonly name: string;
  readonly value: Value;
  /** The whole property, unless it was assigned. */
  readonly at?: Place;
}

/** What can be said about an expression without running it. */
export type Value = { readonly at: Place } & (
  | { readonly kind: 'plain'; readonly value: Plain }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  /** A field called `...` is a spread of something unknown. */
  | { readonly kind: 'object'; readonly fields: readonly Field[] }
  /** A regular expression; its text is that of the place. */
  | { readonly kind: 'regexp' }
  /** `from` is a module, `name` the export that is used. */
  | { readonly kind: 'import'; readonly from: string; readonly name: string }
  /** A call of an import, usually a plugin. */
  | { readonly kind: 'call'; from: string; name: string; readonly args: readonly Value[] }
  | { readonly kind: 'function'; call(args: readonly Value[]): Value }
  /** Code that needs nothing but JavaScript and `package.json`, which it calls `manifest`. */
  | { readonly kind: 'code'; readonly manifest?: string }
  /** What is known only when the build runs. */
  | { readonly kind: 'dynamic' }
);

/** A configuration, as far as it is known without running it. */
export interface Description {
  /** What the file exports, one entry for each build. Empty if it exports nothing. */
  readonly configs: readonly Value[];
  /** The modules that the names of the file come from. */
  readonly names: ReadonlyMap<string, string>;
  /** The variables of the environment that the file reads. */
  readonly variables: ReadonlySet<string>;
  /** Statements that only a run could decide about. */
  readonly skipped: readonly Place[];
  /** All objects of the file, outer ones first, whether the configuration uses them or not. */
  readonly objects: readonly Place[];
}

export const noPlace: Place = { line: 0, text: '' };

export function plain(value: Plain, at: Place = noPlace): Value {
  return { kind: 'plain', value, at };
}

export function dynamic(at: Place = noPlace): Value {
  return { kind: 'dynamic', at };
}

export function list(items: readonly Value[], at: Place = noPlace): Value {
  return { kind: 'list', items, at };
}

export function object(fields: Record<string, Value>, at: Place = noPlace): Value {
  const list = Object.entries(fields).map(([name, value]) => ({ name, value }));
  return { kind: 'object', fields: list, at };
}

/** A field of an object; the last one of several wins. */
export function get(value: Value | undefined, name: string): Value | undefined {
  if (value?.kind !== 'object') return undefined;
  return value.fields.findLast((field) => field.name === name)?.value;
}

/** The last property with a name, or its value where it was assigned. */
export function placeIn(value: Value | undefined, name: string): Place {
  const fields = value?.kind === 'object' ? value.fields : [];
  const field = fields.findLast((one) => one.name === name);
  return field?.at ?? field?.value.at ?? noPlace;
}

export function textOf(value: Value | undefined): string | undefined {
  return value?.kind === 'plain' && typeof value.value === 'string'
    ? value.value
    : undefined;
}

/** The texts of a list of texts, or of a single one; `undefined` if anything else is in it. */
export function textsOf(value: Value | undefined): string[] | undefined {
  const single = textOf(value);
  if (single !== undefined) return [single];
  if (value?.kind !== 'list') return undefined;
  const texts = value.items.map(textOf);
  return texts.every((one) => one !== undefined) ? texts : undefined;
}

/** The items of a list, or a single value as its only one. */
export function listOf(value: Value | undefined): readonly Value[] {
  if (value?.kind === 'list') return value.items;
  return value ? [value] : [];
}

/** The values of an object, the items of a list, or a single value. */
export function valuesOf(value: Value | undefined): readonly Value[] {
  return value?.kind === 'object' ? value.fields.map((one) => one.value) : listOf(value);
}

/** What a function that is not known here is called with, or the value itself. */
export function argumentsOf(value: Value): readonly Value[] {
  return value.kind === 'call' ? value.args.flatMap(listOf) : [value];
}

export function is(value: Value | undefined, wanted: Plain): boolean {
  return value?.kind === 'plain' && value.value === wanted;
}

/** Whether JavaScript takes it for true; `undefined` where only a run could tell. */
export function truth(value: Value): boolean | undefined {
  if (value.kind === 'plain') return Boolean(value.value);
  return /^(?:call|code|dynamic|import)$/.test(value.kind) ? undefined : true;
}

/** Whether a plugin of the list comes from a module with this name. */
export function hasPlugin(value: Value | undefined, module: RegExp): boolean {
  if (value?.kind === 'list') return value.items.some((item) => hasPlugin(item, module));
  return value?.kind === 'call' && module.test(value.from);
}
