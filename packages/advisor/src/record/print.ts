import type reasons from '../format/reasons.json';

/** A key of `reasons.json`. */
export type ReasonKey = keyof typeof reasons;

/** A field of a printed object. Its value is source code, an object, or a list of objects. */
export interface PrintedField {
  readonly key: string;
  readonly value: string | readonly PrintedField[] | readonly (readonly PrintedField[])[];
  readonly reason: ReasonKey | undefined;
}

/** A line of a file, and why it is there. */
export interface Line {
  readonly text: string;
  readonly reason?: ReasonKey | undefined;
}

interface Syntax {
  readonly key: (name: string) => string;
  readonly trailingComma: '' | ',';
}

export const json: Syntax = { key: (name) => JSON.stringify(name), trailingComma: '' };

export const typescript: Syntax = { key: (name) => name, trailingComma: ',' };

/** Columns that fit on a phone. */
const maxWidth = 60;

/** A field. Its reason is attached to the line on which it starts. */
export function field(
  key: string,
  value: PrintedField['value'],
  reason?: ReasonKey,
): PrintedField {
  return { key, value, reason };
}

/** Prints the fields of an object, without the braces around them. */
export function printFields(
  fields: readonly PrintedField[],
  syntax: Syntax,
  indent: string,
): readonly Line[] {
  const comma = (index: number, { length }: readonly unknown[]) =>
    index < length - 1 ? ',' : syntax.trailingComma;
  return fields.flatMap(({ key, value, reason }, index): readonly Line[] => {
    const start = `${indent}${syntax.key(key)}: `;
    const end = comma(index, fields);
    if (typeof value === 'string') return [{ text: `${start}${value}${end}`, reason }];
    if (isObject(value)) {
      const [only] = value;
      const short = `${start}{ ${syntax.key(only?.key ?? '')}: ${only?.value} }${end}`;
      // A line has room for one reason.
      const reasons = [only?.reason, reason].filter((one) => one !== undefined);
      const isLine = value.length === 1 && typeof only?.value === 'string';
      if (isLine && reasons.length < 2 && short.length <= maxWidth)
        return [{ text: short, reason: reasons[0] }];
      const inside = printFields(value, syntax, `${indent}  `);
      return [{ text: `${start}{`, reason }, ...inside, { text: `${indent}}${end}` }];
    }
    const items = value.flatMap((item, place) => [
      { text: `${indent}  {` },
      ...printFields(item, syntax, `${indent}    `),
      { text: `${indent}  }${comma(place, value)}` },
    ]);
    return [{ text: `${start}[`, reason }, ...items, { text: `${indent}]${end}` }];
  });
}

function isObject(
  value: Exclude<PrintedField['value'], string>,
): value is readonly PrintedField[] {
  return value.every((one) => 'key' in one);
}

/** The text of a file. */
export function fileText(lines: readonly Line[]): string {
  return `${lines.map(({ text }) => text).join('\n')}\n`;
}
