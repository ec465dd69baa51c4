import type { SyntaxNode } from '@lezer/common';
import { nearest } from '@site/mdx/findings';
import { configObject, keyOf, parseConfig } from '../config/syntax.ts';

/** An option as the tool's types declare it. */
export interface Option {
  /** TypeScript code. */
  readonly type: string;
  /** Whether it is allowed at the top of a configuration, and in an item of `lib`. */
  readonly isTop: boolean;
  readonly isItem: boolean;
  /** Where it is documented, and what it is for. */
  readonly link?: string;
  readonly text?: string;
  /** Those inside of it; undefined if it has none, or they are not known. */
  readonly options?: Options;
}

/** Options by name. */
export type Options = Readonly<Record<string, Option>>;

/** What is written in an object of the configuration, and the options that it can have. */
interface Level {
  readonly object: SyntaxNode;
  readonly options: Options;
}

/** Those of a configuration: some options of items are allowed for all of them. */
function topOf(options: Options): Options {
  const all = { ...options.lib?.options, ...options };
  return Object.fromEntries(Object.entries(all).filter(([, { isTop }]) => isTop));
}

/** Those of an item of `lib`. */
function itemOf(options: Options): Options {
  const shared = Object.entries(options).filter(([, { isItem }]) => isItem);
  return { ...Object.fromEntries(shared), ...options.lib?.options };
}

/** The objects in a configuration's text whose options are known, from the outermost on. */
function levelsOf(text: string, options: Options): Level[] {
  const config = configObject(text);
  if (!config) return [];
  const levels: Level[] = [{ object: config, options: topOf(options) }];
  // It grows: what is inside of an object comes after it.
  for (const level of levels)
    for (const property of level.object.getChildren('Property')) {
      const name = keyOf(property, text);
      const inside =
        name === 'lib' && level.object === config
          ? itemOf(options)
          : level.options[name]?.options;
      if (!inside) continue;
      // Not the last child, which is an error while the value is written.
      const around = property.getChild('ArrayExpression') ?? property;
      const objects = around.getChildren('ObjectExpression');
      levels.push(...objects.map((object) => ({ object, options: inside })));
    }
  return levels;
}

/**
 * The names in a configuration that the tool ignores, because they are no options: between which offsets
 * they are, and what they could be instead (`near`).
 */
export function unknownOptions(text: string, options: Options) {
  return levelsOf(text, options).flatMap(({ object, options: known }) =>
    object.getChildren('Property').flatMap((property) => {
      const name = keyOf(property, text);
      const key = property.firstChild;
      if (!key || !name || known[name]) return [];
      const [near] = nearest(name, Object.keys(known), 1);
      return { from: key.from, to: key.to, name, near };
    }),
  );
}

/** An option whose name is at an offset. */
export function optionAt(text: string, position: number, options: Options) {
  for (const { object, options: known } of levelsOf(text, options))
    for (const property of object.getChildren('Property')) {
      const key = property.firstChild;
      const name = keyOf(property, text);
      const option = known[name];
      if (key && option && key.from <= position && position <= key.to)
        return { from: key.from, to: key.to, name, option };
    }
  return undefined;
}

/** What can be written at an offset: names of options, or the values of one. */
export function choicesAt(text: string, position: number, options: Options) {
  const levels = levelsOf(text, options);
  const around = levels.findLast(
    ({ object }) => object.from < position && position < object.to,
  );
  if (!around) return undefined;
  const properties = around.object.getChildren('Property');
  const current = properties.find(({ from, to }) => from <= position && position <= to);
  const key = current?.firstChild;
  if (current && key && position > key.to) {
    const { type = '' } = around.options[keyOf(current, text)] ?? {};
    const isBoolean = /\bboolean\b/.test(type);
    const words = [
      ...(type.match(/'[^']*'/g) ?? []),
      ...(isBoolean ? ['true', 'false'] : []),
    ];
    const value = current.getChild('String');
    const isText = value && value.from < position && position <= value.to;
    const range = isText ? { from: value.from, to: value.to } : undefined;
    return { kind: 'value' as const, words, range };
  }
  // A name or a comma; inside of anything else, such as a function, are no options.
  const node = parseConfig(text).resolveInner(position, -1);
  const isName = node.parent?.name === 'Property' || node.name === 'PropertyDefinition';
  if (!isName && !/^(?:ObjectExpression|[{},]|⚠)$/.test(node.name)) return undefined;
  const written = new Set(properties.map((one) => keyOf(one, text)));
  const names = Object.keys(around.options).filter(
    (name) => !written.has(name) || (current && keyOf(current, text) === name),
  );
  return { kind: 'name' as const, names, options: around.options };
}
