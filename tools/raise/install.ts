import { readFileSync, writeFileSync } from 'node:fs';
import { documented } from '../facts/documented.ts';
import { statusOf } from './git.ts';
import { withVersion } from './manifest.ts';

/** Where a version is installed, and how. */
export interface House {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Folders of the toolchains, as paths from the root. */
  readonly toolchains: readonly string[];
  /** Folders and files that a new version may change, as paths from the root. */
  readonly recorded: readonly string[];
  /** Runs npm in the root and tells whether it succeeded. */
  readonly npm: (...args: string[]) => boolean;
}

/**
 * Installs a version of the documented package in the repository and in all toolchains. Throws, with everything as it
 * was, when the version is none or cannot be installed in the repository, and when something recorded is not
 * committed; when a toolchain cannot have it, what was done until then stays.
 */
export function install(to: string, house: House): void {
  const { root, toolchains, recorded } = house;
  const repository = raised(`${root}/package.json`, to);
  const changed = statusOf(root, recorded)
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.slice(3));
  if (changed.length > 0) {
    const more = changed.length > 3 ? ` and ${changed.length - 3} more` : '';
    throw new Error(
      `${changed.slice(0, 3).join(', ')}${more}: not committed, and would be taken for a change of the tool. ` +
        'Commit it first, or, where an interrupted “npm run raise” left it, undo that: ' +
        `git restore ${recorded.join(' ')} && git clean -fd ${recorded.join(' ')}`,
    );
  }
  if (!repository(house.npm)) {
    throw new Error(
      `${documented} ${to} could not be installed; npm says why above. package.json is as it was. ` +
        `“npm view ${documented} versions” lists the versions that there are.`,
    );
  }
  for (const folder of toolchains) {
    if (raised(`${root}/${folder}/package.json`, to)(house.npm, '--prefix', folder))
      continue;
    throw new Error(
      `${documented} ${to} could not be installed in ${folder}. Raise the packages that stand in its way, then run ` +
        'the command again.',
    );
  }
}

/** Sets the version in a package.json and installs it there; puts the file back where that fails. Throws for what is no version before it writes. */
function raised(manifest: string, to: string) {
  const before = readFileSync(manifest, 'utf8');
  const after = withVersion(before, to);
  return (npm: House['npm'], ...where: string[]): boolean => {
    writeFileSync(manifest, after);
    const installed = npm('install', ...where, '--no-audit', '--no-fund');
    if (!installed) writeFileSync(manifest, before);
    return installed;
  };
}
