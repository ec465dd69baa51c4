import type { Default, Format } from '../model.ts';
import { group, type Single } from './group.ts';
import { inspect } from './inspect.ts';
import { namesOf, objectWith } from './path.ts';

/** An option of `lib` whose values can be told one by one. */
export interface Trial {
  /** `format`, `shims.cjs['import.meta.url']`: without `lib` in front. */
  readonly path: string;
  readonly formats: readonly Format[];
  /** Every value, as JavaScript values. */
  readonly values: readonly (string | boolean)[];
  /** Values of `bundle` on which the default depends; it does not where this is missing. */
  readonly bundle?: readonly boolean[];
}

/** All values of an option whose type is a union of literals; none for any other type. */
export function valuesOf(type: string): (string | boolean)[] {
  return type.split(' | ').flatMap((part): (string | boolean)[] => {
    if (part === 'boolean') return [true, false];
    if (part === 'true' || part === 'false') return [part === 'true'];
    return /^'[^']*'$/.test(part) ? [part.slice(1, -1)] : [];
  });
}

/**
 * Finds defaults by trying: the default is the one value that, written down, changes nothing in
 * what the tool makes of the configuration. No default where no value does that, or where several
 * do, since then the option does not show in the configuration.
 */
export async function triedDefaults(root: string, trial: Trial): Promise<Default[]> {
  const singles: Single[] = [];
  if (trial.values.length === 0) return [];
  for (const [index, format] of trial.formats.entries()) {
    // What shows neither in the first format nor in the second shows in none.
    if (index > 1 && singles.length === 0) break;
    const found: Single[] = [];
    for (const bundle of trial.bundle ?? [undefined]) {
      const value = await single(root, trial, format, bundle);
      const needs = bundle === undefined ? {} : { bundle };
      if (value !== undefined) found.push({ format, value, ...needs, from: 'trial' });
    }
    singles.push(...found);
  }
  return group(singles);
}

async function single(
  root: string,
  { path, values }: Trial,
  format: Format,
  bundle: boolean | undefined,
): Promise<string | undefined> {
  const names = namesOf(path);
  const rest = {
    ...(path === 'format' ? {} : { format }),
    ...(bundle === undefined ? {} : { bundle }),
  };
  const base = names.length > 1 ? objectWith(names.slice(0, -1), {}) : {};
  const without = await tried(root, { ...rest, ...base });
  if (without === undefined) return undefined;
  const same: (string | boolean)[] = [];
  for (const value of values) {
    const text = await tried(root, { ...rest, ...objectWith(names, value) });
    if (text === without) same.push(value);
  }
  const [only] = same;
  if (only === undefined || same.length > 1) return undefined;
  return typeof only === 'string' ? `'${only}'` : String(only);
}

/** Undefined for a configuration that the tool refuses. */
async function tried(root: string, lib: object): Promise<string | undefined> {
  try {
    return (await inspect(root, lib, { logLevel: 'silent' })).text;
  } catch {
    return undefined;
  }
}
