import { get, is, type Place, truth, type Value } from '../read/value.ts';
import { type NoteKey, warnings } from '../warnings.ts';
import { Code, type Node, put, type Settings } from '../write/node.ts';
import type { Item, Use, Whole } from './draft.ts';

/** Says what an option becomes. */
export type Rule = (value: Value, use: Use) => void;
export type Rules = Readonly<Record<string, Rule>>;

export function set({ item }: Pick<Use, 'item'>, path: string, node: Node): void {
  if (node !== undefined) put(item.settings, path, node);
}

/** The same for several items. */
export function setAll(items: readonly Item[], path: string, node: Node): void {
  for (const item of items) set({ item }, path, node);
}

/** Adds a note once. Returns whether it is new. */
export function note(use: Whole, key: NoteKey, at?: Place): boolean {
  const { option } = use;
  const link = use.draft.links[key] ?? warnings[key].link ?? use.link;
  const { line, text: code } = at ?? {};
  const id = [key, line, line && option, code].join(' ');
  if (use.draft.notes.has(id)) return false;
  use.draft.notes.set(id, {
    key,
    link,
    option,
    ...(line && { line }),
    ...(code && { code }),
  });
  return true;
}

/** Leaves what could not be read as a comment below `path`, and reports its line. */
export function leave(use: Use, value: Value, path = '', key: NoteKey = 'dynamic'): void {
  const { line, text } = value.at;
  // Once is enough, where several items of a configuration have it.
  if (!note(use, key, value.at) && !use.isFirst && !path) return;
  const indents = [...text.matchAll(/\n( *)\S/g)].map(([, spaces = '']) => spaces);
  const [indent = ''] = indents.sort();
  const place = line > 0 ? `line ${line}` : 'package.json';
  const comment = `${place}, ${use.option || 'export'}: ${text.replaceAll(`\n${indent}`, '\n')}`;
  // The key keeps two comments apart; a dot in it would be a path.
  const names = [...path.split('.').slice(0, -1), `//${comment.replaceAll('.', '_')}`];
  set(use, names.join('.'), comment);
}

/** A value as it is written, without what could not be read, which is left as a comment. */
export function written(value: Value, use: Use, path: string): Node {
  switch (value.kind) {
    case 'plain':
      return value.value;
    case 'regexp':
      return new Code(value.at.text);
    case 'list':
      return value.items
        .map((item) => written(item, use, path))
        .filter((item) => item !== undefined);
    case 'object': {
      const settings: Settings = {};
      for (const { name, value: inner } of value.fields) {
        const option = name === '...' ? use.option : `${use.option}.${name}`;
        const node = written(inner, { ...use, option }, path);
        if (node !== undefined) settings[name] = node;
      }
      return settings;
    }
    default:
      leave(use, value, path);
      return undefined;
  }
}

/** A value with another one in the place of a part. Values without it stay the same. */
export function replaced(value: Value, part: Value | undefined, by: Value): Value {
  if (value === part) return by;
  if (value.kind !== 'object') return value;
  const fields = value.fields.map((one) => ({
    ...one,
    value: replaced(one.value, part, by),
  }));
  const isSame = fields.every((one, index) => one.value === value.fields[index]?.value);
  return isSame ? value : { ...value, fields };
}

/** The option becomes this one, with the same value. */
export function to(path: string): Rule {
  return (value, use) => set(use, path, written(value, use, path));
}

/** There is no counterpart. The link says why. */
export const none: Rule = ifNamed('none');

/** There is one with other values, which the table of the link names. */
export const byHand: Rule = ifNamed('byHand');

function ifNamed(key: NoteKey): Rule {
  return (value, use) => {
    if (value.kind !== 'plain' || value.value) note(use, key, value.at);
  };
}

/** Rslib does it by itself, or in the same way. */
export function unneeded(value: Value, { draft, link }: Whole): void {
  draft.unneeded.set(value, link);
}

/** These values are what Rslib does; there is no counterpart for others. */
export function unlessOneOf(...same: readonly (string | boolean)[]): Rule {
  const isSame = (value: Value) => same.some((one) => is(value, one));
  return (value, use) =>
    isSame(value) ? unneeded(value, use) : leave(use, value, '', 'none');
}

/** Options, separated by white space, that have one rule in common. */
export function every(rule: Rule, names: string): Rules {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, rule]));
}

/** The rule for values that JavaScript takes for true; others say nothing new. */
export function ifSet(rule: Rule): Rule {
  return (value, use) => {
    if (truth(value)) rule(value, use);
    else if (truth(value) === undefined) leave(use, value);
  };
}

/** The rule for some items; others have no use for the option. */
export function forSome(test: (item: Item) => unknown, rule: Rule): Rule {
  return (value, use) => (test(use.item) ? rule : unneeded)(value, use);
}

/** An option that is switched on becomes this one, with a value of its own. */
export function on(path: string, node: Node): Rule {
  return ifSet((_, use) => set(use, path, node));
}

/** An option that is switched on is something that the reader has to know. */
export function report(key: NoteKey): Rule {
  return ifSet((value, use) => note(use, key, value.at));
}

/** An object whose fields have rules of their own, whose names begin with `before`. */
export function fields(rules: Rules, before = ''): Rule {
  return (value, use) => {
    if (value.kind === 'object') apply(rules, value, use, before);
    else if (value.kind !== 'plain') leave(use, value);
  };
}

/**
 * Applies the rule of each option that is set, and those of its fields, whose names have a dot. What
 * has no rule is reported.
 */
export function apply(rules: Rules, config: Value, use: Use, before = ''): void {
  if (config.kind !== 'object') return;
  for (const { name, value } of config.fields) {
    const option = use.option ? `${use.option}.${name}` : name;
    const inner = { ...use, option };
    if (name === '...') {
      leave(inner, value);
      continue;
    }
    // Of two fields with one name, the last one counts.
    if (get(config, name) !== value) continue;
    if (is(value, undefined)) {
      unneeded(value, inner);
      continue;
    }
    const path = before + name;
    const rule = Object.hasOwn(rules, path) ? rules[path] : undefined;
    const isGroup = Object.keys(rules).some((one) => one.startsWith(`${path}.`));
    rule?.(value, inner);
    if (isGroup && (!rule || value.kind === 'object'))
      fields(rules, `${path}.`)(value, inner);
    else if (!rule) leave(inner, value, '', 'unknown');
  }
}
