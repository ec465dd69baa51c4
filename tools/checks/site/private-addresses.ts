import type { Finding } from '@site/pages/findings';
import { lineAt, type TextFile } from '@site/pages/repository';

interface Rule extends Pick<Finding, 'what' | 'why' | 'todo'> {
  pattern: RegExp;
}

const rules: readonly Rule[] = [
  {
    pattern:
      /https?:\/\/[^\s"'`<>)]*\b(?:registry|npmmirror|verdaccio|artifactory|nexus)\b[^\s"'`<>)]*/g,
    what: 'is the address of a package registry',
    why: 'Contributors install from the registry in their own settings.',
    todo: 'Remove the address; .npmrc of a contributor names it.',
  },
  {
    pattern: /(?<![\w.~$}/-])\/(?:root|work|tmp|home\/[\w-]+|Users\/[\w-]+)\/[\w.-]+/g,
    what: 'is a path of one machine',
    why: 'It exists nowhere else.',
    todo: 'Write a path from the root of the repository; in code use os.tmpdir().',
  },
];

const lockFileRule: Rule = {
  pattern: /"resolved": "[^"]*:[^"]*"/g,
  what: 'says where a package was downloaded',
  why: 'Lock files without addresses work with every registry and mirror.',
  todo: 'Put `omit-lockfile-registry-resolved=true` into .npmrc and run `npm install`.',
};

/**
 * Finds text that does not belong into a public repository: addresses of package registries, paths
 * of one machine, download addresses in lock files. `files` are all text files that git tracks.
 */
export function privateAddresses(files: readonly TextFile[]): Finding[] {
  return files.flatMap(({ file, text }) =>
    (file.endsWith('package-lock.json') ? [lockFileRule] : rules).flatMap(
      ({ pattern, what, why, todo }) =>
        [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
          file,
          line: lineAt(text, index),
          what: `“${match}” ${what}.`,
          why,
          todo,
        })),
    ),
  );
}
