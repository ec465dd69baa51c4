import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readJson } from '@site/pages/json-file';
import { fieldsOf } from '@site/pages/records';
import { repository } from '@site/pages/repository';
import { listFiles, readFiles } from '@site/samples/build/files';
import { filesHash } from '@site/samples/build/record';
import { recorderDigest } from '@site/samples/build/recorder';
import { installedVersion } from '@site/samples/build/run';
import { listSamples, readPackage } from '@site/samples/build/sample';
import { toolchainsFolder } from '@site/samples/build/toolchains';

/** How users load a library. */
export type Format = 'import' | 'require';

/** What `library.json` says about a library. */
export interface Manifest {
  /** The name under which the toolchain installs it. */
  readonly package: string;
  /** Files and folders of the package that Rslib builds from; everything else is emitted. */
  readonly sources: readonly string[];
  /** What applications run on. */
  readonly target: 'web' | 'node';
  /** How users load it, and the conditions of `exports` by which the sizes are taken. */
  readonly formats: Readonly<Partial<Record<Format, readonly string[]>>>;
  /** The commands that build it; the first argument is a program that the toolchain installs. */
  readonly commands: readonly (readonly string[])[];
  /** Whether `type` is written where TypeScript asks for it with `isolatedModules`. */
  readonly isolatedModules?: true;
  /** Dependencies that Rslib's output needs, which replace those of the same name or are added. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** The command that runs the library's own tests, where its package has them. */
  readonly tests?: readonly string[];
}

/** A library of the corpus: its folder in `docs/libraries`, and its manifest. */
export interface Library {
  readonly id: string;
  readonly folder: string;
  readonly manifest: Manifest;
  /** Where npm installed the published package. */
  readonly installed: string;
}

/** Absolute path of the folder with one folder for each library. */
export const librariesFolder = `${repository}/docs/libraries`;

/** Files of a library's folder that are about it and not for it. */
const notInputs = new Set(['library.json', 'recorded.json', 'original']);

/** The names of all libraries, sorted. */
export function listLibraries(): string[] {
  return listSamples(librariesFolder);
}

/** Reads a library's manifest. Throws if there is none. */
export function readLibrary(id: string): Library {
  const folder = `${librariesFolder}/${id}`;
  const manifest = readJson<Manifest>(`${folder}/library.json`, {
    package: 'string',
    sources: 'array',
    target: 'string',
    formats: 'object',
    commands: 'array',
    isolatedModules: 'boolean?',
    dependencies: 'object?',
    tests: 'array?',
  });
  return {
    id,
    folder,
    manifest,
    installed: `${toolchainsFolder}/libraries/node_modules/${manifest.package}`,
  };
}

/** What a record says about its making: the version of the tool, and digests of all that decides. */
export function stampsOf({ folder }: Library) {
  const lock = readFileSync(`${toolchainsFolder}/libraries/package-lock.json`, 'utf8');
  const files = listFiles(folder).filter((file) => file !== 'recorded.json');
  return {
    rslib: installedVersion('@rslib/core'),
    recorder: recorderDigest('packages/corpus/src/build'),
    inputs: filesHash(readFiles(folder, files), [lock]),
  };
}

/** Links what npm installed for this package alone, because others need another version. */
function linkDependencies({ installed }: Library, target: string): void {
  const own = `${installed}/node_modules`;
  if (existsSync(own)) symlinkSync(own, `${target}/node_modules`, 'dir');
}

/** Copies the whole published package to `folder`, with the files that judge it. */
export function copyPublished(library: Library, target: string): void {
  const { folder, installed } = library;
  cpSync(installed, target, {
    recursive: true,
    filter: (file) => file === installed || !file.startsWith(`${installed}/node_modules`),
  });
  linkDependencies(library, target);
  for (const file of ['app.mjs', 'consumer.ts', 'tests.mjs'])
    if (existsSync(`${folder}/${file}`)) cpSync(`${folder}/${file}`, `${target}/${file}`);
}

/** Copies the sources of the published package to `target`, and our configuration over them. */
export function copySources(library: Library, target: string): void {
  const { folder, installed, manifest } = library;
  const kept = readdirSync(installed).filter((name) =>
    /^(?:package\.json|license.*|licence.*|readme.*)$/i.test(name),
  );
  for (const name of [...kept, ...manifest.sources])
    cpSync(`${installed}/${name}`, `${target}/${name}`, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!notInputs.has(name))
      cpSync(`${folder}/${name}`, `${target}/${name}`, { recursive: true });
  }
  linkDependencies(library, target);
  if (manifest.dependencies) {
    const published = readPackage(target);
    const dependencies = {
      ...fieldsOf(published.dependencies),
      ...manifest.dependencies,
    };
    const text = JSON.stringify({ ...published, dependencies }, null, 2);
    writeFileSync(`${target}/package.json`, text);
  }
}
