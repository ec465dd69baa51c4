/** Code that is written as it is, such as a regular expression, or called with `options`. */
export class Code {
  readonly text: string;
  readonly options: Settings | undefined;

  constructor(text: string, options?: Settings) {
    this.text = text;
    this.options = options;
  }
}

/** A value of `rslib.config.ts`. A key that begins with `//` is a comment. */
export type Node =
  | (string | number | boolean | null | undefined)
  | Code
  | readonly Node[]
  | Settings;

export interface Settings {
  [key: string]: Node;
}

export function isSettings(node: Node): node is Settings {
  return (
    typeof node === 'object' &&
    node !== null &&
    !Array.isArray(node) &&
    !(node instanceof Code)
  );
}

/** Puts a value below `path`. What is there already is kept where both are objects or lists. */
export function put(settings: Settings, path: string, value: Node): void {
  const names = path.split('.');
  const nested = names.reduceRight((inner, name) => ({ [name]: inner }), value);
  Object.assign(settings, merge(settings, nested));
}

function merge(before: Node, added: Node): Node {
  if (Array.isArray(before) && Array.isArray(added)) return [...before, ...added];
  if (Array.isArray(before) && isSettings(added))
    return before.length > 0 ? [added, ...before] : added;
  if (isSettings(before) && Array.isArray(added)) return [before, ...added];
  if (!isSettings(before) || !isSettings(added)) return copy(added);
  const merged: Settings = { ...before };
  for (const [key, value] of Object.entries(added))
    merged[key] = merge(merged[key], value);
  return merged;
}

/** Items are changed one by one, so they share nothing. */
export function copy(node: Node): Node {
  if (!isSettings(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, copy(value)]),
  );
}

/** What is below `path`. */
export function pick(settings: Settings, path: string): Node {
  let node: Node = settings;
  for (const name of path.split('.')) node = isSettings(node) ? node[name] : undefined;
  return node;
}
