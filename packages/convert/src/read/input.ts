import { parse } from '../parse/parse.ts';
import type { Fail } from './problem.ts';
import { record } from './project.ts';
import { read } from './read.ts';
import type { Description, Value } from './value.ts';

/** Reads JSON that may have comments and trailing commas. */
export function readJson(text: string, fail: Fail): Value | undefined {
  if (isEmpty(text)) return undefined;
  const found = describe(text, true, fail);
  const [value] = found?.configs ?? [];
  if (found && (value?.kind !== 'object' || /^\s*\[/.test(text)))
    return fail('notObject');
  return value;
}

/** What was read as JavaScript has it. */
export const jsonOf = (value: Value | undefined) => value && record(toPlain(value));

export const isEmpty = (text: string) => text.trim() === '' || text === '\uFEFF';

export function describe(
  text: string,
  isJson: boolean,
  fail: Fail,
  manifest?: Value,
): Description | undefined {
  // In the same line, so that the lines of the text stay.
  const before = isJson ? 'export default ' : '';
  const code = before + text.replace(/^\uFEFF/, '').trimEnd();
  try {
    return read(parse(code), code, manifest);
  } catch (error) {
    const { loc } = record(error);
    const message = error instanceof Error ? error.message : '';
    const line = Number(record(loc).line ?? 1);
    const column = Number(record(loc).column ?? 0);
    const moved = line === 1 ? Math.max(0, column - before.length) : column;
    const detail = message.replace(/ \(\d+:\d+\)$/, '');
    return fail('syntax', { line, column: moved + 1, detail });
  }
}

/** A value without anything that only a run could know, as JavaScript has it. */
function toPlain(value: Value): unknown {
  if (value.kind === 'list') return value.items.map(toPlain);
  if (value.kind === 'object')
    return Object.fromEntries(value.fields.map((one) => [one.name, toPlain(one.value)]));
  return value.kind === 'plain' ? value.value : null;
}
