import alwaysJson from './always.json' with { type: 'json' };
import textsJson from './warnings.json' with { type: 'json' };

/**
 * A warning. Those that cost most come first in the table. One without a link is explained by the
 * section of its option.
 */
export type NoteKey = keyof typeof textsJson;

/** Their texts. The annotation makes a missing language a type error. */
export const warnings: Readonly<Record<string, Warning>> = textsJson;
export type Warning = {
  en: string;
  zh: string;
  link?: string;
  /** The result already handles it, so there is nothing to check: it is shown with the property only. */
  isDone?: boolean;
};

/** What no converter can see, and may be in any package. */
export const always: Record<keyof typeof alwaysJson, Warning & { link: string }> =
  alwaysJson;

/** Their names, in the order of the file. */
export const alwaysNames = Object.keys(always).filter(
  (name): name is keyof typeof alwaysJson => Object.hasOwn(always, name),
);

type Noted = { readonly key: string; readonly line?: number };
const order = Object.keys(warnings);

/** Compares notes by their cost, most expensive first, then by line. */
export function byCost(a: Noted, b: Noted): number {
  return order.indexOf(a.key) - order.indexOf(b.key) || (a.line ?? 0) - (b.line ?? 0);
}
