import { documented, isExactVersion } from '@site/facts/installed';
import { objectOf } from '@site/mdx/data-files';
import { type Finding, findingsWith } from '@site/mdx/findings';
import { fieldsOf } from '@site/mdx/records';
import { lineOf, type TextFile } from '@site/mdx/repository';

const finding = findingsWith(
  'Readers take samples with this toolchain for the documented version.',
);

/**
 * Finds toolchains that would build samples with another Rslib than the documented one, and those
 * with a range of versions, or with other versions than their lock file. A toolchain `node-<major>`
 * is a Node.js, `playground` a compiler for browsers: they have no Rslib. The package.json among `files` names the documented version.
 */
export function toolchains(files: readonly TextFile[]): Finding[] {
  const wanted = dependencies(files, 'package.json')[documented];
  return files.flatMap(({ file, text }) => {
    const [, folder, toolchain] =
      /^(tools\/toolchains\/([^/]+))\/package\.json$/.exec(file) ?? [];
    if (!folder) return [];
    const { packages } = objectOf(files, `${folder}/package-lock.json`);
    const required = /^(?:node-\d+|playground)$/.test(toolchain ?? '')
      ? {}
      : { [documented]: 'nothing' };
    const asked = { ...required, ...dependencies(files, file) };
    return Object.entries(asked).flatMap(([name, version]) => {
      const { version: locked } = Object(Object(packages)[`node_modules/${name}`]);
      const [what, todo] = problemOf(name, version, wanted, locked) ?? [];
      return what ? finding(file, what, lineOf(text, `"${name}"`), todo) : [];
    });
  });
}

function problemOf(name: string, version: string, wanted = '', locked?: string) {
  if (name === documented && version !== wanted)
    return [
      `It has ${documented} ${version}, but ${wanted} is documented.`,
      `Ask for ${wanted} and run "npm install" in the folder.`,
    ];
  if (!isExactVersion(version))
    return [
      `“${version}” of ${name} is not one exact version.`,
      'Write the version that the lock file holds.',
    ];
  if (locked === version) return undefined;
  return [
    `${name} ${version} is ${locked ?? 'missing'} in the lock file.`,
    'Run "npm install" in the folder and commit the lock file.',
  ];
}

/** Versions by package name. `npm:react@18.3.1`, a package under another name, counts as 18.3.1. */
function dependencies(files: readonly TextFile[], name: string): Record<string, string> {
  const { devDependencies, optionalDependencies } = objectOf(files, name);
  const all = Object.entries({
    ...fieldsOf(devDependencies),
    ...fieldsOf(optionalDependencies),
  });
  return Object.fromEntries(
    all.map(([key, version]) => [key, String(version).replace(/^npm:.+@/, '')]),
  );
}
