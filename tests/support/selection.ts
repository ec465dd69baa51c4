/**
 * What a run of the tests selects. `npm test` takes what differs from the merge base with `main`,
 * and a tenth of the rest, chosen by commit. `npm run test:all` takes everything, and so does a run
 * in which a lock file differs, or without a git history.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { repository } from '@site/pages/repository';

const lockFiles = /^(tools\/toolchains\/[^/]+\/)?package-lock\.json$/;

const history = readHistory();

/** Why a run leaves nothing out; `undefined` where it does leave something out. */
export const reasonForEverything = findReason();

/** Whether a run leaves nothing out. */
export const everything = reasonForEverything !== undefined;

/**
 * Whether a run looks at something that is made of `files` (paths from the repository's root, or
 * folders with a slash at the end): they changed, or `name` is chosen, one in ten for each commit.
 */
export function isSelected(name: string, files: readonly string[]): boolean {
  return hasChanged(files) || pick(name, 10) === 0;
}

/** A whole number from 0 and below `count`, another one for each commit and name. */
export function pick(name: string, count: number): number {
  const hash = createHash('sha256').update(`${history?.commit} ${name}`).digest();
  return hash.readUInt32BE(0) % count;
}

/**
 * A tenth of `items`, another one for each commit. Those with the same group are drawn together, as
 * far as the tenth reaches.
 */
export function drawTenth<T>(items: readonly T[], groupOf: (item: T) => string): T[] {
  const order = new Map(items.map((item) => [item, pick(groupOf(item), 2 ** 32)]));
  return [...items]
    .sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    .slice(0, Math.ceil(items.length / 10));
}

/** Whether one of `files` (see `isSelected`) changed, or the run leaves nothing out. */
export function hasChanged(files: readonly string[]): boolean {
  if (everything || !history) return true;
  return files.some((file) =>
    history.changed.some((one) =>
      file.endsWith('/') ? one.startsWith(file) : one === file,
    ),
  );
}

function findReason(): string | undefined {
  if (process.env.TEST_ALL) return 'TEST_ALL is set';
  if (!history) return 'there is no git history to compare with main';
  const lock = history.changed.find((file) => lockFiles.test(file));
  return lock && `${lock} differs from main`;
}

interface History {
  readonly commit: string;
  /** Paths of files that differ from the merge base with `main`, committed or not. */
  readonly changed: readonly string[];
}

/** `undefined` where git or the history is missing. */
function readHistory(): History | undefined {
  const commit = git('rev-parse', 'HEAD')?.trim();
  const base = ['origin/main', 'main']
    .map((branch) => git('merge-base', 'HEAD', branch)?.trim())
    .find(Boolean);
  if (!commit || !base) return undefined;
  const changed = git('diff', '--name-only', '--relative', '-z', base, '--');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  if (changed === undefined || added === undefined) return undefined;
  return { commit, changed: `${changed}\0${added}`.split('\0').filter(Boolean) };
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return status === 0 ? stdout : undefined;
}
