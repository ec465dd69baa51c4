import { readFileSync } from 'node:fs';
import { appliesTo } from './applies.ts';
import { codeDefaults } from './defaults/code.ts';
import {
  configuredDefaults,
  defaultIds,
  type Normalised,
  normalise,
} from './defaults/configuration.ts';
import { triedDefaults, valuesOf } from './defaults/trial.ts';
import { type Default, type Field, formats } from './model.ts';
import { installedFolder } from './places.ts';
import type { DeclaredField } from './types/fields.ts';
import { containers, type NamedField, namedFields } from './types/options.ts';
import { readDeclarations } from './types/program.ts';

/** Options by name, and what their comments say in full, for the links in them. */
export interface ReadFields {
  readonly fields: Record<string, Field>;
  readonly comments: readonly (readonly [name: string, comment: string])[];
}

/**
 * All options of the installed tool with their types from its declarations and their defaults
 * from what it does. `root` is the folder of the project that the tool is asked about.
 */
export async function readFields(root: string): Promise<ReadFields> {
  const declared = namedFields(
    readDeclarations(`${installedFolder('@rslib/core')}/dist-types/index.d.ts`),
  );
  const normalised = await normalise(root);
  const code = readCode();
  const fields: Record<string, Field> = {};
  for (const one of declared) {
    const { text, deprecated, stated } = one.declared.comment;
    fields[one.name] = {
      type: one.declared.type,
      text,
      optional: one.declared.optional,
      topLevel: one.topLevel,
      item: one.item,
      ...(deprecated === undefined ? {} : { deprecated }),
      ...(stated === undefined ? {} : { stated }),
      defaults: await defaultsOf(one, root, normalised, code),
    };
  }
  return {
    fields,
    comments: declared.map((one) => [one.name, one.declared.comment.whole] as const),
  };
}

async function defaultsOf(
  field: NamedField,
  root: string,
  normalised: Normalised,
  code: ReadonlyMap<string, string>,
): Promise<Default[]> {
  const { name } = field;
  if (containers.includes(name)) return [];
  if (name === 'lib.id') return defaultIds(normalised);
  if (name.startsWith('lib.')) return ownDefaults(field, root, code);
  const configured = configuredDefaults(name, normalised);
  const known = configured.flatMap((one) => one.formats);
  const left = formats.filter((format) => !known.includes(format));
  if (!name.startsWith('output.') || left.length === 0) return configured;
  const values = valuesOf(field.declared.type);
  const tried = await triedDefaults(root, { path: name, formats: left, values });
  return [...configured, ...tried];
}

async function ownDefaults(
  { name, declared }: NamedField,
  root: string,
  code: ReadonlyMap<string, string>,
): Promise<Default[]> {
  const applies = appliesTo(name);
  const path = name.slice('lib.'.length);
  // What these two make of their fields is hidden in plugins, and the second asks for a newer Node.
  const hidden = /^(dts|experiments)\./.test(path);
  const values = hidden ? [] : valuesOf(declared.type);
  const bundle = path.startsWith('wasm') ? { bundle: [true, false] } : {};
  // A union of many values, each tried in every format, would take longer than all the rest.
  const some = values.length > 8 ? applies.slice(0, 1) : applies;
  const tried = await triedDefaults(root, { path, formats: some, values, ...bundle });
  const inCode = code.get(path) ?? code.get(path.split('.').slice(-2).join('.'));
  const stated = statedValue(declared);
  const [first, ...others] = tried;
  if (first) {
    // A format in which it makes no difference has the same default.
    const same = others.length === 0 && [inCode, stated].includes(first.value);
    return same ? [{ ...first, formats: applies }] : tried;
  }
  if (inCode !== undefined) return [{ value: inCode, formats: applies, from: 'code' }];
  return stated === undefined ? [] : [{ value: stated, formats: applies, from: 'types' }];
}

/** The default in a comment, where the comment names just a value. */
function statedValue({ comment }: DeclaredField): string | undefined {
  const value = /^`([^`]+)`$/.exec(comment.stated ?? '')?.[1];
  return value === 'undefined' ? undefined : value;
}

/** Defaults in the code of the tool; those of declarations under the name of their option. */
function readCode(): Map<string, string> {
  const read = (name: string) =>
    codeDefaults(readFileSync(`${installedFolder(name)}/dist/index.js`, 'utf8'));
  const dts = [...read('rsbuild-plugin-dts')];
  return new Map([
    ...read('@rslib/core'),
    ...dts.map(([path, value]) => [`dts.${path}`, value] as const),
  ]);
}
