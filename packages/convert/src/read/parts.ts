import { get, type Place, type Value } from './value.ts';

/** A value of the text, wherever it is used. */
export interface Part {
  readonly option: string;
  readonly at: Place;
  readonly value: Value;
  /** Whether a later property has the same name. */
  readonly isOverridden?: boolean;
}

/** The properties of a value, and the objects and calls of a list. */
export function partsOf(value: Value, option: string): Part[] {
  if (value.kind === 'object')
    return value.fields.map(({ name, value: inner, at = inner.at }) => ({
      option: option ? `${option}.${name}` : name,
      at,
      value: inner,
      isOverridden: name !== '...' && get(value, name) !== inner,
    }));
  if (value.kind === 'call')
    return value.args.flatMap((one) =>
      one.kind === 'call' ? [{ option, at: one.at, value: one }] : partsOf(one, option),
    );
  if (value.kind !== 'list') return [];
  return value.items.flatMap((item) => {
    const isPlain = item.kind === 'plain' || item.kind === 'regexp';
    const name = item.kind === 'call' ? item.from : option;
    return isPlain ? [] : [{ option: name, at: item.at, value: item }];
  });
}

/** Values with something else in place of a part, or without it. */
export function changed(
  values: readonly Value[],
  part: Part,
  by: Value | undefined,
): Value[] {
  return values.flatMap((value) =>
    isPart(value, value.at, part) ? (by ?? []) : [inside(value, part, by)],
  );
}

function inside(value: Value, part: Part, by: Value | undefined): Value {
  if (value.kind === 'list') return { ...value, items: changed(value.items, part, by) };
  if (value.kind === 'call') return { ...value, args: changed(value.args, part, by) };
  if (value.kind !== 'object') return value;
  const fields = value.fields.flatMap((field) => {
    if (!isPart(field.value, field.at ?? field.value.at, part))
      return [{ ...field, value: inside(field.value, part, by) }];
    return by ? [{ ...field, value: by }] : [];
  });
  return { ...value, fields };
}

const isPart = (value: Value, { start }: Place, part: Part) =>
  start === undefined ? value === part.value : start === part.at.start;
