import type reasons from './reasons.json';

/** Names a reason in `reasons.json`. */
export type ReasonKey = keyof typeof reasons;

/** A field of an object that is printed: its value is code, an object, or a list of objects. */
export interface Field {
  readonly key: string;
  readonly value: string | readonly Field[] | readonly (readonly Field[])[];
  readonly reason?: ReasonKey;
}

/** A line of a file, with the reason why it is there. */
export interface Line {
  readonly text: string;
  readonly reason?: ReasonKey;
}

/** How an object is written down. */
export interface Style {
  /** Writes the name of a field. */
  readonly name: (key: string) => string;
  /** What stands behind the last field of an object or a list. */
  readonly last: '' | ',';
}

/** JSON, in which names are strings and nothing follows the last field. */
export const json: Style = { name: (key) => JSON.stringify(key), last: '' };

/** TypeScript, in which names are bare and every field ends with a comma. */
export const typescript: Style = { name: (key) => key, last: ',' };

/** Columns that fit a phone. */
const widest = 60;

/** A field of the file. The reason is that of the line on which the field begins. */
export function field(key: string, value: Field['value'], reason?: ReasonKey): Field {
  return { key, value, ...(reason ? { reason } : {}) };
}

/** The fields of an object as lines, without the braces around them. */
export function linesOf(
  fields: readonly Field[],
  style: Style,
  indent: string,
): readonly Line[] {
  return fields.flatMap(({ key, value, reason }, place) => {
    const comma = place < fields.length - 1 ? ',' : style.last;
    const begin = `${indent}${style.name(key)}: `;
    const why = reason ? { reason } : {};
    if (typeof value === 'string') return [{ text: `${begin}${value}${comma}`, ...why }];
    const short = isFields(value) ? onlyField(value, reason) : undefined;
    if (short) {
      const text = `${begin}{ ${style.name(short.key)}: ${short.value} }${comma}`;
      const told = short.reason ?? reason;
      if (text.length <= widest) return [{ text, ...(told ? { reason: told } : {}) }];
    }
    if (isFields(value)) {
      const inside = linesOf(value, style, `${indent}  `);
      return [{ text: `${begin}{`, ...why }, ...inside, { text: `${indent}}${comma}` }];
    }
    const items = value.flatMap((item, at) => [
      { text: `${indent}  {` },
      ...linesOf(item, style, `${indent}    `),
      { text: `${indent}  }${at < value.length - 1 ? ',' : style.last}` },
    ]);
    return [{ text: `${begin}[`, ...why }, ...items, { text: `${indent}]${comma}` }];
  });
}

/** The field of an object that has one alone, where a line has room for it and needs no second reason. */
function onlyField(fields: readonly Field[], reason: ReasonKey | undefined) {
  const [first] = fields;
  if (!first || fields.length > 1 || typeof first.value !== 'string') return undefined;
  return reason && first.reason
    ? undefined
    : { key: first.key, value: first.value, reason: first.reason };
}

function isFields(value: Exclude<Field['value'], string>): value is readonly Field[] {
  return value.every((one) => 'key' in one);
}

/** The text of a file: its lines, and an end of line. */
export function textOf(lines: readonly Line[]): string {
  return `${lines.map(({ text }) => text).join('\n')}\n`;
}
