import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FindingsError, findingsWith } from '@site/mdx/findings';
import { jsonIn } from '@site/mdx/json-file';
import { type Schema, validate } from '@site/mdx/json-schema';
import { fieldsOf } from '@site/mdx/records';
import { repository } from '@site/mdx/repository';

/** Absolute path of the folder that holds the samples. */
export const samplesFolder = `${repository}/docs/samples`;

/** What should happen when a sample is built: it works, or fails with this text in the error. */
export type Expectation = 'builds' | { readonly fails: string };

/** Which consumers Are The Types Wrong checks; `auto` decides by what `package.json` promises. */
export type AttwProfile = 'auto' | 'strict' | 'node16' | 'esm-only';

/**
 * Something done with the emitted package. `fails` is part of the expected complaint, `node` the
 * major version of Node.js to use instead of the default. An `app` runs in a browser, or in Node.js if
 * it has a `target`; only libraries have one, and another bundler.
 */
export type Exercise = { readonly fails?: string; readonly node?: number } & (
  | { readonly import: string }
  | { readonly require: string }
  | { readonly script: string; readonly global?: string }
  | { readonly run: string }
  | {
      readonly app: string;
      readonly require?: true;
      readonly target?: 'web' | 'node';
      readonly bundler?: 'esbuild';
    }
  | { readonly types: string }
  | { readonly publint: true }
  | { readonly attw: AttwProfile }
);

/** A text of an author's file to replace, everywhere; without `replace`, the whole file. */
export interface Change {
  readonly file: string;
  readonly replace?: string;
  readonly with: string;
}

/** One thing that must be true of the build of a variant, or of what it emits. */
export type Hold =
  | { readonly exitCode: number }
  | { readonly prints: string }
  | { readonly file: string; readonly emitted?: false }
  | { readonly file: string; readonly contains: string }
  | { readonly file: string; readonly lacks: string }
  | { readonly exercise: Exercise; readonly says?: string };

/** A sample built in another way. What it leaves out is as in the sample. */
export interface Variant {
  readonly name: string;
  readonly changes?: readonly Change[];
  readonly commands?: readonly (readonly string[])[];
  readonly toolchain?: string;
  readonly holds: readonly Hold[];
}

/** What a `sample.json` says about the build, with defaults filled in. */
export interface Manifest {
  readonly expect: Expectation;
  readonly commands: readonly (readonly string[])[];
  readonly exercises: readonly Exercise[];
  /** A folder of `tools/toolchains` whose packages replace those of the repository. */
  readonly toolchain?: string;
  readonly variants: readonly Variant[];
}

/** What a manifest says that leaves out everything. */
export const plain: Manifest = {
  expect: 'builds',
  commands: [['rslib']],
  exercises: [],
  variants: [],
};

/** A folder of `docs/samples` with a `sample.json`. */
export interface Sample {
  readonly id: string;
  /** Absolute path of the folder. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** A `sample.json` as authors write it. */
interface ManifestInput extends Omit<Manifest, 'commands' | 'exercises' | 'variants'> {
  commands?: string[][];
  exercises?: (Exercise | 'publint' | 'attw')[];
  variants?: Variant[];
}

const schema: Schema = JSON.parse(
  readFileSync(`${samplesFolder}/sample.schema.json`, 'utf8'),
);

const wrongManifest = findingsWith(
  'A sample is built and shown as its manifest says.',
  'Correct it; docs/samples/sample.schema.json lists every field.',
);
const wrongPackage = findingsWith(
  'A sample is a real package, as somebody would publish it.',
  'Give it a name, a version and its exports.',
);

/**
 * Parses the text of a `sample.json` and fills in defaults. Throws a `FindingsError` with every
 * mistake.
 */
export function parseManifest(text: string, file: string): Manifest {
  const json = jsonIn(text, file);
  const errors = validate(json, schema);
  if (errors.length > 0)
    throw new FindingsError(errors.map((one) => wrongManifest(file, `${one}.`)));
  const value = json as ManifestInput;
  return { ...plain, ...value, exercises: (value.exercises ?? []).map(expandShorthand) };
}

/** Reads the sample in a folder. Throws if `sample.json` or `package.json` is missing or wrong. */
export function readSample(folder: string): Sample {
  const name = path.relative(repository, folder);
  const file = `${name}/sample.json`;
  if (!existsSync(`${folder}/sample.json`)) {
    const todo =
      'Write one like {"purpose": "…", "purposeZh": "…", "expect": "builds"}, or delete the folder.';
    throw new FindingsError([wrongManifest(file, 'It is missing.', 0, todo)]);
  }
  const manifest = parseManifest(readFileSync(`${folder}/sample.json`, 'utf8'), file);
  readPackage(folder);
  return { id: path.basename(folder), folder, manifest };
}

/** The ids of all samples in a folder, sorted. */
export function listSamples(root = samplesFolder): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .sort();
}

/** The fields of a `package.json`. Throws if it is missing, not JSON or lacks name or version. */
export function readPackage(folder: string): Record<string, unknown> & { name: string } {
  const file = path.relative(repository, `${folder}/package.json`);
  const exists = existsSync(`${folder}/package.json`);
  const text = exists ? readFileSync(`${folder}/package.json`, 'utf8') : '{}';
  const { name, ...others } = fieldsOf(jsonIn(text, file));
  if (typeof name === 'string' && others.version) return { name, ...others };
  const what = exists ? 'It has no name or version.' : 'It is missing.';
  throw new FindingsError([wrongPackage(file, what)]);
}

function expandShorthand(exercise: Exercise | 'publint' | 'attw'): Exercise {
  if (exercise === 'publint') return { publint: true };
  return exercise === 'attw' ? { attw: 'auto' } : exercise;
}
