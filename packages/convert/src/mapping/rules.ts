import { get, is, type Place, truth, type Value, valuesOf } from '../read/value.ts';
import { type NoteKey, warnings } from '../warnings.ts';
import {
  both,
  type Effect,
  type Item,
  type Note,
  type Result,
  type Rule,
  type Rules,
  type Use,
  type Whole,
} from './draft.ts';
import { Code, type Node, pick, put, type Settings } from './settings.ts';

export type { Rule, Rules };

export const subjectOf = ({ option, at }: Whole) => ({ option, at });

/** Writes a setting that means what the option means. */
export function set(use: Use, path: string, node: Node): Result {
  put(use.item.settings, path, node);
  return [{ ...subjectOf(use), fate: 'carried', target: { item: use.item, path, node } }];
}

/** Writes a setting that does nearly the same; the note says what is different. */
export function approximate(use: Use, path: string, node: Node, why: Note): Result {
  put(use.item.settings, path, node);
  const target = { item: use.item, path, node };
  return [{ ...subjectOf(use), fate: 'replaced', target, note: why }];
}

/** The option is part of a setting that another option, or the tool, writes. */
export function inside(path: string): Rule {
  return (_, use) => {
    const target = { item: use.item, path, node: undefined };
    return [{ ...subjectOf(use), fate: 'carried', target }];
  };
}

/** The same for an option that was read with the ones around it; it may have said nothing new. */
export function ifThere(path: string): Rule {
  return (value, use) => {
    const isThere = pick(use.item.settings, path) !== undefined;
    return (isThere ? inside(path) : unneeded)(value, use);
  };
}

/** The same for declarations, which a configuration of their own asks for in all items. */
export const inTypes: Rule = (_, use) => [
  { ...subjectOf(use), fate: 'carried', target: { path: 'dts', node: undefined } },
];

/** A setting in several items, whatever their options are. */
export function setAll(items: readonly Item[], path: string, node: Node): void {
  if (node !== undefined) for (const item of items) put(item.settings, path, node);
}

/** Removes a setting of an item; `why` is the note that says so, or the section that explains it. */
export function drop(item: Item, name: string, why: Note | string): void {
  delete item.settings[name];
  item.dropped.set(name, why);
}

/** Adds a note once. */
export function note(use: Whole, key: NoteKey, at?: Place): Note {
  return added(use, key, at).note;
}

function added(use: Whole, key: NoteKey, at?: Place) {
  const { option } = use;
  const link = use.draft.links[key] ?? warnings[key]?.link ?? use.link;
  const { line, text: code } = at ?? {};
  const id = [key, line, line && option, code].join(' ');
  const known = use.draft.notes.get(id);
  const own: Note = { key, link, option, ...(line && { line }), ...(code && { code }) };
  if (!known) use.draft.notes.set(id, own);
  return { note: known ?? own, isNew: !known };
}

/** The reader has to do it; the note says what. */
export function tell(use: Use, key: NoteKey, at?: Place): Result {
  return [{ ...subjectOf(use), fate: 'left', note: note(use, key, at) }];
}

/** Whether nothing of a value depends on a run of the build: it only has no counterpart. */
const isKnown = (value: Value): boolean =>
  value.kind === 'plain' ||
  value.kind === 'regexp' ||
  (/^(?:list|object)$/.test(value.kind) && valuesOf(value).every(isKnown));

/** Leaves what could not be read as a comment below `path`, and reports its line. */
export function leave(
  use: Use,
  value: Value,
  path = '',
  key: NoteKey = isKnown(value) ? 'byHand' : 'dynamic',
): Result {
  const { line, text } = value.at;
  const { note, isNew } = added(use, key, value.at);
  const indents = [...text.matchAll(/\n( *)\S/g)].map(([, spaces = '']) => spaces);
  const [indent = ''] = indents.sort();
  const place = line > 0 ? `line ${line}` : 'package.json';
  const subject = use.option ? `${place}, ${use.option}` : place;
  const comment = `${subject}: ${text.replaceAll(`\n${indent}`, '\n')}`;
  // Once is enough, where several items of a configuration have it.
  if (isNew || use.isFirst || path) {
    // The key keeps two comments apart; a dot in it would be a path.
    const names = [...path.split('.').slice(0, -1), `//${comment.replaceAll('.', '_')}`];
    put(use.item.settings, names.join('.'), comment);
  }
  return [{ ...subjectOf(use), fate: 'left', note, comment }];
}

/**
 * A value as it is written, without what could not be read, which is left as a comment: the effects
 * of those parts.
 */
export function written(value: Value, use: Use, path: string): Written {
  switch (value.kind) {
    case 'plain':
      return { node: value.value, left: [] };
    case 'code':
      if (value.manifest) use.draft.imports.set('./package.json', value.manifest);
      return { node: new Code(value.at.text), left: [] };
    case 'regexp':
      return { node: new Code(value.at.text), left: [] };
    case 'list': {
      const all = value.items.map((item) => written(item, use, path));
      return {
        node: all.map(({ node }) => node).filter((node) => node !== undefined),
        left: all.flatMap(({ left }) => left),
      };
    }
    case 'object': {
      const settings: Settings = {};
      const all: Effect[] = [];
      for (const { name, value: inner, at = inner.at } of value.fields) {
        const option = name === '...' ? use.option : `${use.option}.${name}`;
        const { node, left } = written(inner, { ...use, option, at }, path);
        if (node !== undefined) settings[name] = node;
        all.push(...left);
      }
      return { node: settings, left: all };
    }
    default:
      return { node: undefined, left: leave({ ...use, at: value.at }, value, path) };
  }
}

interface Written {
  readonly node: Node;
  readonly left: readonly Effect[];
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
  return (value, use) => carry(use, path, written(value, use, path), value);
}

/** Writes what is known of a value; the rest of it is left. */
export function carry(
  use: Use,
  path: string,
  { node, left }: Written,
  value: Value,
): Result {
  return some([...(node === undefined ? [] : set(use, path, node)), ...left], value, use);
}

/** What was done with the parts of a value; Rslib needs nothing for a value without any. */
export function some(effects: readonly Effect[], value: Value, use: Use): Result {
  const [first, ...others] = effects;
  return first ? [first, ...others] : unneeded(value, use);
}

/** There is no counterpart. The link says why. */
export const none: Rule = ifNamed('none');

/** There is one with other values, which the table of the link names. */
export const byHand: Rule = ifNamed('byHand');

function ifNamed(key: NoteKey): Rule {
  return (value, use) =>
    value.kind !== 'plain' || value.value
      ? tell(use, key, value.at)
      : unneeded(value, use);
}

/** Rslib does it by itself, or in the same way. */
export function unneeded(_: Value, use: Whole): Result {
  return [{ ...subjectOf(use), fate: 'unneeded', link: use.link }];
}

/** Another property decides. */
export function overridden(use: Whole): Result {
  return [{ ...subjectOf(use), fate: 'unneeded', link: use.link, isOverridden: true }];
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
    if (truth(value)) return rule(value, use);
    return truth(value) === undefined ? leave(use, value) : unneeded(value, use);
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
  return ifSet((value, use) => tell(use, key, value.at));
}

/** The items of a list one by one; those that are more than a text have a place of their own. */
export function each(
  values: readonly Value[],
  whole: Value,
  use: Use,
  rule: Rule,
): Result {
  const effects = values.flatMap((item) => {
    const isPart = item.kind !== 'plain' && item.kind !== 'regexp' && item !== whole;
    return rule(item, isPart ? { ...use, at: item.at } : use);
  });
  return some(effects, whole, use);
}

/** An object whose fields have rules of their own, whose names begin with `before`. */
export function fields(rules: Rules, before = ''): Rule {
  return (value, use) => {
    if (value.kind !== 'object' && value.kind !== 'plain') return leave(use, value);
    return some(apply(rules, value, use, before), value, use);
  };
}

/**
 * Applies the rule of each option that is set, and those of its fields, whose names have a dot. What
 * has no rule is reported.
 */
export function apply(rules: Rules, config: Value, use: Use, before = ''): Effect[] {
  if (config.kind !== 'object') return [];
  return config.fields.flatMap(({ name, value, at = value.at }): readonly Effect[] => {
    const option = use.option ? `${use.option}.${name}` : name;
    const inner = { ...use, option, at };
    use.draft.read.push({ at, value: value.at });
    if (name === '...') return leave(inner, value);
    // Of two fields with one name, the last one counts.
    if (get(config, name) !== value) return overridden(inner);
    if (is(value, undefined)) return unneeded(value, inner);
    const path = before + name;
    const rule = Object.hasOwn(rules, path) ? rules[path] : undefined;
    const isGroup = Object.keys(rules).some((one) => one.startsWith(`${path}.`));
    const group = () => fields(rules, `${path}.`)(value, inner);
    if (!rule) return isGroup ? group() : leave(inner, value, '', 'unknown');
    const own = rule(value, inner);
    // What is left as a whole needs no note for each of its fields.
    const isLeft = own.every(({ fate }) => fate === 'left');
    return isGroup && value.kind === 'object' && !isLeft ? both(own, group()) : own;
  });
}
