import { documented, isExactVersion } from '@site/facts/installed';
import { objectOf } from '@site/pages/data-files';
import type { Finding } from '@site/pages/findings';
import { lineOf, type TextFile } from '@site/pages/repository';

/**
 * Finds toolchains that would build samples with another Rslib than the documented one, and those
 * that ask for a range of versions, or for other versions than their lock file holds. A toolchain
 * `node-<major>` is a Node.js and has no Rslib. `files` are the files of the repository; its own
 * package.json says which version is documented.
 */
export function toolchains(files: readonly TextFile[]): Finding[] {
  const wanted = dependencies(files, 'package.json')[documented];
  return files
    .filter(({ file }) => /^tools\/toolchains\/[^/]+\/package\.json$/.test(file))
    .flatMap(({ file, text }) => {
      const asked = dependencies(files, file);
      const locked = lockedIn(files, file.replace('package.json', 'package-lock.json'));
      const isNode = /\/node-\d+\/package\.json$/.test(file);
      const needed = isNode ? {} : { [documented]: 'nothing' };
      return Object.entries({ ...needed, ...asked }).flatMap(([name, version]) => {
        const found = (what: string, todo: string): Finding => ({
          file,
          line: lineOf(text, `"${name}"`),
          what,
          why: 'Samples with this toolchain are shown as what the documented version does.',
          todo,
        });
        if (name === documented && version !== wanted) {
          const what = `It has ${documented} ${version}, but ${wanted} is documented.`;
          return [found(what, `Ask for ${wanted} and run "npm install" in the folder.`)];
        }
        if (!isExactVersion(version)) {
          const what = `“${version}” of ${name} is not one exact version.`;
          return [found(what, 'Write the version that the lock file holds.')];
        }
        if (locked[name] === version) return [];
        const what = `${name} ${version} is ${locked[name] ?? 'missing'} in the lock file.`;
        return [found(what, 'Run "npm install" in the folder and commit the lock file.')];
      });
    });
}

function dependencies(files: readonly TextFile[], name: string): Record<string, string> {
  const { devDependencies, optionalDependencies } = objectOf(files, name);
  return { ...strings(devDependencies), ...strings(optionalDependencies) };
}

/** Versions by package name, as far as they are installed at the top. */
function lockedIn(files: readonly TextFile[], name: string): Record<string, string> {
  if (!files.some(({ file }) => file === name)) return {};
  const { packages } = objectOf(files, name);
  const entries = Object.entries(Object(packages)).map(([folder, entry]) => [
    folder.replace(/^node_modules\//, ''),
    String(Object(entry).version),
  ]);
  return Object.fromEntries(entries);
}

function strings(value: unknown): Record<string, string> {
  const entries = Object.entries(Object(value ?? {}));
  // A package under a name of its own, such as an older version of another one: `npm:react@18.3.1`.
  const version = (one: unknown) => String(one).replace(/^npm:.+@/, '');
  return Object.fromEntries(entries.map(([key, one]) => [key, version(one)]));
}
