import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readJson } from '@site/mdx/json-file';
import { fieldsOf } from '@site/mdx/records';
import { repository } from '@site/mdx/repository';
import { readPackage } from '@site/samples/format/sample';
import { copyInputs } from '@site/samples/record/scratch';
import { toolchainsFolder } from '@site/samples/record/toolchains';
import { transformSync } from 'esbuild';

/** A published library: its folder in `docs/libraries`, and what `library.json` says about it. */
export interface Library {
  readonly id: string;
  readonly folder: string;
  /** Where npm installed the published package. */
  readonly installed: string;
  /** The name under which the toolchain installs it. */
  readonly package: string;
  /** Files and folders of the package that Rslib builds from; everything else is emitted. */
  readonly sources: readonly string[];
  /** What applications run on. */
  readonly target: 'web' | 'node';
  /** The commands that build it; the first argument is a program that the toolchain installs. */
  readonly commands: readonly (readonly string[])[];
  /** Whether `type` is written where TypeScript asks for it with `isolatedModules`. */
  readonly isolatedModules?: true;
  /** Dependencies that Rslib's output needs, which replace those of the same name or are added. */
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Absolute path of the folder with one folder for each library. */
export const librariesFolder = `${repository}/docs/libraries`;

/** Reads a library's manifest. Throws if there is none. */
export function readLibrary(id: string): Library {
  const folder = `${librariesFolder}/${id}`;
  const manifest = readJson<Omit<Library, 'id' | 'folder' | 'installed'>>(
    `${folder}/library.json`,
    {
      package: 'string',
      sources: 'array',
      target: 'string',
      commands: 'array',
      isolatedModules: 'boolean?',
      dependencies: 'object?',
    },
  );
  const installed = `${toolchainsFolder}/libraries/node_modules/${manifest.package}`;
  return { ...manifest, id, folder, installed };
}

/** Copies the sources of the published package to `target`, and our configuration over them. */
export function copySources(library: Library, target: string): void {
  const { sources, dependencies } = library;
  const isKept = (name: string) =>
    /^(?:package\.json|license.*|licence.*|readme.*)$/i.test(name) ||
    sources.includes(name);
  copyPackage(library, target, isKept);
  copyInputs(library.folder, target);
  if (!dependencies) return;
  const { dependencies: published, ...others } = readPackage(target);
  const manifest = {
    ...others,
    dependencies: { ...fieldsOf(published), ...dependencies },
  };
  writeFileSync(`${target}/package.json`, JSON.stringify(manifest, null, 2));
}

/** Copies the published package to `target`, or the entries that are kept, and what judges it. */
export function copyPackage(
  { folder, installed }: Library,
  target: string,
  isKept = (_name: string) => true,
): void {
  for (const name of readdirSync(installed))
    if (name !== 'node_modules' && isKept(name))
      cpSync(`${installed}/${name}`, `${target}/${name}`, { recursive: true });
  // What npm installed for this package alone, because others need another version.
  const own = `${installed}/node_modules`;
  if (existsSync(own)) symlinkSync(own, `${target}/node_modules`, 'dir');
  for (const file of ['app.mjs', 'consumer.ts', 'tests.mjs'])
    if (existsSync(`${folder}/${file}`)) cpSync(`${folder}/${file}`, `${target}/${file}`);
  const asModule = readFileSync(`${folder}/app.mjs`, 'utf8');
  writeFileSync(`${target}/app.cjs`, transformSync(asModule, { format: 'cjs' }).code);
  cpSync(`${folder}/consumer.ts`, `${target}/consumer.cts`);
}
