import { posix as path } from 'node:path';
import type { Build, BuiltFile } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { isHashed, isReachable, matchFiles, type Pair, stemOf } from './match.ts';
import { type Finding, fileLine, reportOf } from './report.ts';
import { compareTraits, type Difference, difference } from './rules.ts';
import { partedEntries } from './shared.ts';
import { traitsOf } from './traits.ts';

/** Both builds, and what `package.json` says about the new one. */
export interface Builds {
  readonly before: Build;
  readonly after: Build;
  readonly manifest: Manifest | undefined;
}

/** What no code loads; a `package.json` in a folder says how Node.js reads its files. */
const unloaded =
  /^(?:\.\w+|(?:readme|license|licence|changelog|notice)(?:\.(?:md|txt))?|.*\.LICENSE\.txt)$/i;

/**
 * Compares two builds, file by file: what is found, the lines that say it, and whether anything is
 * lost. `more` is what running both has found; `isOpen` adds a line for each file.
 */
export function compare(
  builds: Builds,
  { isOpen = false, more = [] }: { isOpen?: boolean; more?: readonly Finding[] } = {},
) {
  const { before, after, manifest } = builds;
  const pairs = matchFiles(before, after, manifest);
  const findings = [...missingEntries(builds, pairs), ...more];
  const files: string[] = [];
  for (const pair of pairs) {
    const [was, is] = [pair.before, pair.after];
    const isPublic =
      !was ||
      isReachable(manifest, before, was.path) ||
      isReachable(manifest, after, is?.path ?? was.path);
    const old = was && traitsOf(before, was, manifest, isPublic);
    const now = is && traitsOf(after, is, manifest, isPublic);
    const found =
      old && now
        ? compareTraits(old, now)
        : was
          ? loneFile(was, builds)
          : newFile(is?.problem);
    const paths = [is?.path ?? was?.path ?? ''];
    findings.push(...found.map((one) => ({ ...one, paths })));
    if (isOpen) files.push(fileLine([old, now].flatMap((one) => one ?? [])));
  }
  const all = [...findings, ...partedEntries(before, after, pairs, manifest)];
  return reportOf({ all, files, before, after });
}

/** What a file is that only the new build has, and that may be unreadable. */
const newFile = (problem = ''): readonly Difference[] => [
  problem
    ? difference('loss', `is unreadable: ${problem}`, 'formats')
    : // No page has to explain it.
      { level: 'gain', does: 'is new', page: '' },
];

/** What it means that the new build lacks a file. */
function loneFile({ format, path: file }: BuiltFile, builds: Builds): Difference[] {
  const { before, after, manifest } = builds;
  const isStyle = format === 'css';
  if (isStyle && !manifest?.isEntry(file) && rulesInCode(after) > rulesInCode(before))
    return [difference('change', 'is gone; JavaScript has its CSS rules', 'injected')];
  const name = path.basename(file);
  const isPublic = isReachable(manifest, before, file) || isMoved(file, builds);
  if (isStyle || (isPublic && !unloaded.test(name))) {
    const page = format === 'types' ? 'declarations' : isStyle ? 'styles' : 'files';
    return [difference('loss', 'is missing', page)];
  }
  const codes = [...after.values()].flatMap(({ code }) => code ?? []);
  if (codes.some(({ facts }) => facts.files?.includes(name)) && name !== 'package.json')
    return [difference('loss', 'is missing, but named in the code', 'missing')];
  const does = 'is gone, and package.json does not lead there';
  return [difference('change', does, 'files')];
}

/** Whether `package.json` leads to a file in a folder of its own, but it is not there. */
function isMoved(file: string, { before, after, manifest }: Builds): boolean {
  const leads = (one: string) =>
    !before.has(one) && !after.has(one) && `/${stemOf(one)}`.endsWith(`/${stemOf(file)}`);
  return !isHashed(file) && (manifest?.entries ?? []).some(leads);
}

/** The number of CSS rules in JavaScript. */
const rulesInCode = (build: Build) =>
  [...build.values()].flatMap(({ code, format }) =>
    format === 'css' ? [] : (code?.facts.injected ?? []),
  ).length;

/** Paths that `package.json` leads to; those of lost files have a line of their own. */
function missingEntries({ before, after, manifest }: Builds, pairs: readonly Pair[]) {
  const told = pairs.flatMap((one) => (one.after ? [] : (one.before?.path ?? [])));
  const isThere = (one: string) =>
    [...after.keys()].some((path) => `${path}.`.startsWith(`${one}.`));
  const missing = (manifest?.entries ?? []).filter(
    (one) => !one.includes('*') && !told.includes(one) && !isThere(one),
  );
  return missing.map((one): Finding => {
    const isLost = before.has(one);
    const who = isLost ? 'the new build lacks' : 'neither build has';
    const does = `leads to ${one}, which ${who}`;
    const found = difference(isLost ? 'loss' : 'change', does, 'entries');
    return { ...found, paths: ['package.json'] };
  });
}
