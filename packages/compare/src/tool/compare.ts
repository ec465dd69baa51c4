import { type Builds, differencesOf, missingEntries } from './differences.ts';
import { matchFiles } from './match.ts';
import { differenceLines, fileLine } from './report.ts';

/** What a comparison prints, and whether the new build has lost anything. */
export interface Comparison {
  readonly lines: readonly string[];
  readonly hasLoss: boolean;
}

/** Compares two builds, file by file. */
export function compare(builds: Builds): Comparison {
  const pairs = matchFiles(builds.before, builds.after);
  const all = missingEntries(builds, pairs);
  const lines = differenceLines(all);
  for (const pair of pairs) {
    if ((pair.before ?? pair.after)?.format === 'map') continue;
    const found = differencesOf(pair, builds);
    lines.push(fileLine(pair, builds), ...differenceLines(found));
    all.push(...found);
  }
  const count = (level: string) => all.filter((one) => one.level === level).length;
  const losses = count('loss');
  lines.push(
    `✗ losses: ${losses}, ~ changes: ${count('change')}, + gains: ${count('gain')}`,
  );
  return { lines, hasLoss: losses > 0 };
}
