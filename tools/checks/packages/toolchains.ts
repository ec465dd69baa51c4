import { documented, isExactVersion } from '@site/facts/installed';
import { objectOf } from '@site/pages/data-files';
import type { Finding } from '@site/pages/findings';
import { lineOf, type TextFile } from '@site/pages/repository';

/**
 * Finds toolchains that would build samples with another Rslib than the documented one, and those
 * with a range of versions, or with other versions than their lock file. A toolchain `node-<major>`
 * is a Node.js and has no Rslib. The package.json among `files` names the documented version.
 */
export function toolchains(files: readonly TextFile[]): Finding[] {
  const wanted = dependencies(files, 'package.json')[documented];
  return files
    .filter(({ file }) => /^tools\/toolchains\/[^/]+\/package\.json$/.test(file))
    .flatMap(({ file, text }) => {
      const isNode = /\/node-\d+\/package\.json$/.test(file);
      const required = isNode ? {} : { [documented]: 'nothing' };
      const locked = lockedVersions(
        files,
        file.replace('package.json', 'package-lock.json'),
      );
      return Object.entries({ ...required, ...dependencies(files, file) }).flatMap(
        ([name, version]) => {
          const problem = problemOf(name, version, wanted, locked[name]);
          if (!problem) return [];
          const why =
            'Readers take samples with this toolchain for the documented version.';
          return { file, line: lineOf(text, `"${name}"`), why, ...problem };
        },
      );
    });
}

function problemOf(
  name: string,
  version: string,
  wanted: string | undefined,
  locked: string | undefined,
): Pick<Finding, 'what' | 'todo'> | undefined {
  if (name === documented && version !== wanted)
    return {
      what: `It has ${documented} ${version}, but ${wanted} is documented.`,
      todo: `Ask for ${wanted} and run "npm install" in the folder.`,
    };
  if (!isExactVersion(version))
    return {
      what: `“${version}” of ${name} is not one exact version.`,
      todo: 'Write the version that the lock file holds.',
    };
  if (locked === version) return undefined;
  return {
    what: `${name} ${version} is ${locked ?? 'missing'} in the lock file.`,
    todo: 'Run "npm install" in the folder and commit the lock file.',
  };
}

/** Versions by package name. `npm:react@18.3.1`, a package under another name, counts as 18.3.1. */
function dependencies(files: readonly TextFile[], name: string): Record<string, string> {
  const { devDependencies, optionalDependencies } = objectOf(files, name);
  const entries = Object.entries({
    ...Object(devDependencies),
    ...Object(optionalDependencies),
  });
  return Object.fromEntries(
    entries.map(([key, version]) => [key, String(version).replace(/^npm:.+@/, '')]),
  );
}

/** Versions of the packages at the top of `node_modules`, by name. */
function lockedVersions(
  files: readonly TextFile[],
  name: string,
): Record<string, string> {
  if (!files.some(({ file }) => file === name)) return {};
  const { packages } = objectOf(files, name);
  const entries = Object.entries(Object(packages)).map(([folder, entry]) => [
    folder.replace(/^node_modules\//, ''),
    String(Object(entry).version),
  ]);
  return Object.fromEntries(entries);
}
