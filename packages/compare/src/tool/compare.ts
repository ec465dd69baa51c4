import { posix as path } from 'node:path';
import type { Build } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { isHashed, isReachable, matchFiles, type Pair, stemOf } from './match.ts';
import { type Finding, fileLine, type Report, reportLines } from './report.ts';
import { pages } from './rows.ts';
import { compareTraits, type Difference } from './rules.ts';
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
 * Compares two builds, file by file: what is printed, and whether anything is lost. `more` is what
 * running both has found; `isOpen` prints each file, too.
 */
export function compare(
  builds: Builds,
  { isOpen = false, more = [] }: { isOpen?: boolean; more?: readonly Finding[] } = {},
) {
  const { before, after, manifest } = builds;
  const pairs = matchFiles(before, after, manifest);
  const findings: Finding[] = [...missingEntries(builds, pairs), ...more];
  const files: string[] = [];
  const added: string[] = [];
  for (const pair of pairs) {
    const isPublic =
      !pair.before ||
      isReachable(manifest, before, pair.before.path) ||
      isReachable(manifest, after, pair.after?.path ?? pair.before.path);
    const old = pair.before && traitsOf(before, pair.before, manifest, isPublic);
    const now = pair.after && traitsOf(after, pair.after, manifest, isPublic);
    const name = now?.path ?? old?.path ?? '';
    const found = old && now ? compareTraits(old, now) : loneFile(pair, builds);
    findings.push(...found.map((difference) => ({ difference, paths: [name] })));
    files.push(fileLine([old, now].flatMap((one) => one ?? [])));
    if (!old && !now?.problem) added.push(name);
  }
  findings.push(...partedEntries(before, after, pairs, manifest));
  const report: Report = { findings, added, files: isOpen ? files : [], before, after };
  return reportLines(report);
}

/** What it means that one of the builds lacks a file; nothing for one that is only new. */
function loneFile({ before, after: now }: Pair, builds: Builds): Difference[] {
  const { after, manifest } = builds;
  if (now?.problem)
    return [
      { level: 'loss', page: pages.formats, does: `is unreadable: ${now.problem}` },
    ];
  if (!before) return [];
  const { format } = before;
  const isStyle = format === 'css';
  const page = isStyle
    ? pages.styles
    : format === 'types'
      ? pages.declarations
      : pages.files;
  if (isStyle && !manifest?.entries.includes(before.path) && isInjected(builds)) {
    const does = 'is gone; JavaScript has its CSS rules';
    return [{ level: 'change', page: pages.injected, does }];
  }
  const name = path.basename(before.path);
  const isLoadable =
    !isSpare(before.path, format, builds) &&
    !unloaded.test(name) &&
    isReachable(manifest, builds.before, before.path);
  if (isStyle || isLoadable || isMoved(before.path, builds))
    return [{ level: 'loss', page, does: 'is missing' }];
  const isNamed = [...after.values()].some(
    ({ code }) => code?.format !== 'css' && code?.files.includes(name),
  );
  if (name !== 'package.json' && isNamed) {
    const does = 'is missing, but named in the code';
    return [{ level: 'loss', page: pages.missing, does }];
  }
  const does = 'is gone, and package.json does not lead there';
  return [{ level: 'change', page: pages.files, does }];
}

/** Whether JavaScript has more rules of CSS than before. */
function isInjected({ before, after }: Builds): boolean {
  const rules = (build: Build) =>
    [...build.values()].flatMap(({ code, format }) =>
      format === 'css' ? [] : (code?.lists.injected ?? []),
    );
  return rules(after).length > rules(before).length;
}

/** Declarations beside others: `index.d.ts` is enough for what unbuild writes as `.d.mts`, too. */
function isSpare(file: string, format: string, { after, manifest }: Builds): boolean {
  const entries = manifest?.entries ?? [];
  return (
    format === 'types' &&
    !entries.includes(file) &&
    entries.some(
      (one) => after.get(one)?.format === 'types' && stemOf(one) === stemOf(file),
    )
  );
}

/** Whether `package.json` leads to a file in a folder of its own, but it is not there. */
function isMoved(file: string, { before, after, manifest }: Builds): boolean {
  const leads = (one: string) =>
    !before.has(one) && !after.has(one) && `/${stemOf(one)}`.endsWith(`/${stemOf(file)}`);
  return !isHashed(file) && (manifest?.entries ?? []).some(leads);
}

/** Reports paths that `package.json` leads to; those of lost files have a line. */
function missingEntries({ before, after, manifest }: Builds, pairs: readonly Pair[]) {
  const told = pairs.flatMap((one) => (one.after ? [] : (one.before?.path ?? [])));
  const lost = manifest?.entries.filter(
    (one) =>
      !one.includes('*') &&
      !told.includes(one) &&
      ![...after.keys()].some((path) => `${path}.`.startsWith(`${one}.`)),
  );
  return (lost ?? []).map((one): Finding => {
    const isLost = before.has(one);
    const who = isLost ? 'the new build lacks' : 'neither build has';
    const level = isLost ? 'loss' : 'change';
    const does = `leads to ${one}, which ${who}`;
    return { difference: { level, page: pages.entries, does }, paths: ['package.json'] };
  });
}
