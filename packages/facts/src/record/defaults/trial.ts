import type { Default, ModuleFormat } from '../../format/facts.ts';
import { type FormatDefault, groupByFormats, inspect } from './configuration.ts';
import { nestedObject, pathSegments } from './values.ts';

/** An option of `lib` whose values can be tried one by one. */
interface Trial {
  /** Path without `lib.`, such as `format` or `shims.cjs['import.meta.url']`. */
  readonly path: string;
  readonly formats: readonly ModuleFormat[];
  /** All possible values. */
  readonly values: readonly (string | boolean)[];
  /** Values of `bundle`, if the default depends on it. */
  readonly bundle?: readonly boolean[];
}

/** The literals of a union type; other members are left out. */
export function literalsOf(type: string): (string | boolean)[] {
  return type.split(' | ').flatMap((member): (string | boolean)[] => {
    if (member === 'boolean') return [true, false];
    if (member === 'true' || member === 'false') return [member === 'true'];
    return /^'[^']*'$/.test(member) ? [member.slice(1, -1)] : [];
  });
}

/**
 * Finds defaults by trying: the default is the only value that changes nothing in the configuration
 * when it is set explicitly. If there is no such value or more than one, the option has no visible
 * effect on the configuration and no default is returned.
 */
export async function triedDefaults(root: string, trial: Trial): Promise<Default[]> {
  const defaults: FormatDefault[] = [];
  if (trial.values.length === 0) return [];
  for (const [index, format] of trial.formats.entries()) {
    // An option without effect in two formats has none in the others either.
    if (index > 1 && defaults.length === 0) break;
    for (const bundle of trial.bundle ?? [undefined]) {
      const condition = bundle === undefined ? {} : { bundle };
      const value = await tryValues(root, trial, { format, ...condition });
      if (value !== undefined) {
        defaults.push({ format, value, ...condition });
      }
    }
  }
  return groupByFormats(defaults);
}

async function tryValues(
  root: string,
  { path, values }: Trial,
  { format, ...condition }: { format: ModuleFormat; bundle?: boolean },
): Promise<string | undefined> {
  const segments = pathSegments(path);
  const base = { ...(path === 'format' ? {} : { format }), ...condition };
  const parent = segments.length > 1 ? nestedObject(segments.slice(0, -1), {}) : {};
  const unset = await inspectText(root, { ...base, ...parent });
  if (unset === undefined) return undefined;
  const same: (string | boolean)[] = [];
  for (const value of values) {
    const text = await inspectText(root, { ...base, ...nestedObject(segments, value) });
    if (text === unset) same.push(value);
  }
  const [only] = same;
  if (only === undefined || same.length > 1) return undefined;
  return typeof only === 'string' ? `'${only}'` : String(only);
}

/** `undefined` for a configuration that the tool refuses. */
async function inspectText(root: string, lib: object): Promise<string | undefined> {
  try {
    return (await inspect(root, lib, { logLevel: 'silent' })).text;
  } catch {
    return undefined;
  }
}
