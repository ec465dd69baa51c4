import type { Finding } from '@site/pages/findings';
import { lineAt, type TextFile } from '@site/pages/repository';

interface Rule {
  pattern: RegExp;
  what: string;
  why: string;
  todo: string;
}

const rules: readonly Rule[] = [
  {
    pattern:
      /https?:\/\/[^\s"'`<>)]*\b(?:registry|npmmirror|verdaccio|artifactory|nexus)\b[^\s"'`<>)]*/g,
    what: 'names the address of a package registry',
    why: 'Whoever clones the repository installs from the registry of their own settings.',
    todo: 'Remove the address; `npm install` in a folder with `omit-lockfile-registry-resolved=true` in .npmrc writes lock files without.',
  },
  {
    pattern: /(?<![\w.~$}/-])\/(?:root|work|tmp|home\/[\w-]+|Users\/[\w-]+)\/[\w.-]+/g,
    what: 'names a path of one machine',
    why: 'It exists nowhere else, and it tells readers about the machine and not about the product.',
    todo: 'Write a path from the root of the repository; in code use os.tmpdir() or a path relative to the file.',
  },
];

const resolved: Rule = {
  pattern: /"resolved": "[^"]*:[^"]*"/g,
  what: 'names where a package was downloaded',
  why: 'Lock files without addresses work with every registry and mirror.',
  todo: 'Put `omit-lockfile-registry-resolved=true` into .npmrc and run `npm install`.',
};

/**
 * Finds text that does not belong into a public repository: addresses of package registries, paths
 * of one machine, download addresses in lock files. `files` are all files that git tracks, those
 * that are not text left out.
 */
export function repository(files: readonly TextFile[]): Finding[] {
  return files.flatMap(({ file, text }) => {
    const applied = file.endsWith('package-lock.json') ? [resolved] : rules;
    return applied.flatMap(({ pattern, what, why, todo }) =>
      [...text.matchAll(pattern)].map((match) => ({
        file,
        line: lineAt(text, match.index),
        what: `“${match[0]}” ${what}.`,
        why,
        todo,
      })),
    );
  });
}
