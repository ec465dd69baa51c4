import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@site/pages/repository/root';
import { samplesFolder } from './places.ts';
import { isObject, mistakes } from './schema.ts';
import type { Exercise, Manifest, Sample } from './types.ts';

const schema: unknown = JSON.parse(
  readFileSync(`${repository}/docs/samples/sample.schema.json`, 'utf8'),
);

/**
 * The manifest in the text of a `sample.json`, with defaults filled in. Throws an error whose
 * message names the file and tells in one line for each mistake what is wrong and what to write.
 */
export function parseManifest(text: string, file: string): Manifest {
  const value = parseJson(text, file);
  const wrong = isObject(schema) ? mistakes(value, schema) : ['the schema is broken'];
  if (wrong.length > 0 || !isManifest(value)) {
    const why = 'A sample is built and shown by what its manifest says.';
    const todo = 'Correct it; docs/samples/sample.schema.json lists every field.';
    throw new Error(wrong.map((one) => `${file}: ${one}. ${why} ${todo}`).join('\n'));
  }
  return {
    purpose: value.purpose,
    purposeZh: value.purposeZh,
    expect: value.expect,
    commands: value.commands ?? [['rslib']],
    exercises: (value.exercises ?? []).map(spelledOut),
    ...(value.toolchain === undefined ? {} : { toolchain: value.toolchain }),
  };
}

/**
 * The sample in a folder. Throws where `sample.json` or `package.json` is missing or wrong, with
 * a message for the person who writes the sample.
 */
export function readSample(folder: string): Sample {
  const name = path.relative(repository, folder);
  const file = `${name}/sample.json`;
  if (!existsSync(`${folder}/sample.json`)) {
    throw new Error(
      `${file}: is missing. A folder of samples is a sample only with a manifest. ` +
        'Write one like {"purpose": "…", "purposeZh": "…", "expect": "builds"}.',
    );
  }
  const manifest = parseManifest(readFileSync(`${folder}/sample.json`, 'utf8'), file);
  readPackage(folder, `${name}/package.json`);
  return { id: path.basename(folder), folder, manifest };
}

/** The ids of all samples below a folder, in alphabetical order. */
export function listSamples(root = samplesFolder): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The fields of a sample's `package.json`. Throws when it is missing, not JSON or without a name. */
export function readPackage(
  folder: string,
  file = path.relative(repository, `${folder}/package.json`),
): Record<string, unknown> & { name: string } {
  const text = existsSync(`${folder}/package.json`)
    ? readFileSync(`${folder}/package.json`, 'utf8')
    : undefined;
  const value = text === undefined ? undefined : parseJson(text, file);
  if (isObject(value) && typeof value.name === 'string' && value.version) {
    return { ...value, name: value.name };
  }
  throw new Error(
    `${file}: ${text === undefined ? 'is missing' : 'has no name or version'}. A sample is a ` +
      'real package, as somebody would publish it. Give it a name, a version and its exports.',
  );
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file}: is not JSON (${reason}). Nothing can read it. Correct the syntax.`,
    );
  }
}

interface Written extends Omit<Manifest, 'commands' | 'exercises'> {
  commands?: string[][];
  exercises?: (Exercise | 'publint' | 'attw')[];
}

/** The schema has been checked by the time this is asked; it only tells TypeScript so. */
function isManifest(value: unknown): value is Written {
  return isObject(value);
}

function spelledOut(exercise: Exercise | 'publint' | 'attw'): Exercise {
  if (exercise === 'publint') return { publint: true };
  return exercise === 'attw' ? { attw: 'auto' } : exercise;
}
