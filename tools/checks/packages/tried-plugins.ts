import { type Finding, findingsWith } from '@site/pages/findings';
import { inEachLanguage, type Page } from '@site/pages/page';
import type { PackageVersion } from './versions.ts';

/** The trials, from the root of the repository. */
export const trialsName = 'docs/shared/packages/plugins.json';

const finding = findingsWith(
  'Readers choose a plugin and its version by this table.',
  `Make both tables and ${trialsName} agree; if in doubt, try the plugin again.`,
);

/** How a small library came out: as the plugin promises, not at all, or as without the plugin. */
type Outcome = 'works' | 'fails' | 'idle';

/** A plugin that a small library was built with, once bundled and once bundleless. */
interface Trial {
  name: string;
  version: string;
  bundled: Outcome;
  bundleless: Outcome;
}

/** Trials of plugins that were made by hand, all on one day and with these versions. */
export interface Trials {
  /** The day, as `2026-11-21`. */
  on: string;
  node: string;
  rslib: string;
  typescript: string;
  plugins: readonly Trial[];
}

const words = {
  en: { both: 'both', bundled: 'bundled', neither: 'neither' },
  zh: { both: '都可以', bundled: '仅打包', neither: '都不行' },
} as const;

/**
 * Compares the table on the page about plugins with `trials`, in both languages: a row for each
 * plugin with its outcomes and version, and the day and versions of the trials. A plugin that
 * `listed` holds, too, must be there in the same version.
 */
export function triedPlugins(
  trials: Trials,
  listed: readonly PackageVersion[],
  pages: readonly Page[],
): Finding[] {
  const circumstances = [trials.on, trials.node, trials.rslib, trials.typescript];
  return [
    ...inEachLanguage('/config/rsbuild/plugins', pages, (page) => [
      ...circumstances
        .filter((value) => !page.source.includes(value))
        .map((value) => finding(page.file, `The page does not say “${value}”.`)),
      ...compareRows(trials, page),
    ]),
    ...trials.plugins.flatMap(({ name, version }) => {
      const other = listed.find((one) => one.name === name);
      if (!other || other.version === version) return [];
      const what = `${name} ${version} is ${other.version} in docs/shared/packages/versions.json.`;
      return finding(trialsName, what);
    }),
  ];
}

function compareRows({ plugins }: Trials, { file, language, source }: Page): Finding[] {
  const lines = source.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return plugins.flatMap((trial) => {
    const { name, version } = trial;
    const index = lines.findIndex((line) => line.startsWith(`| \`${name}\` |`));
    if (index < 0) return finding(file, `No table has a row for “${name}”.`);
    const end = `| ${words[language][supportedBuilds(trial)]} | ${version} |`;
    if (lines[index]?.endsWith(end)) return [];
    return finding(file, `The row of “${name}” has to end with “${end}”.`, index + 1);
  });
}

function supportedBuilds({ bundled, bundleless }: Trial) {
  if (bundled !== 'works') return 'neither';
  return bundleless === 'works' ? 'both' : 'bundled';
}
