import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { inEachLanguage } from '@site/pages/page';
import type { PackageFact } from './packages/facts.ts';
import type { Trial, Trials } from './packages/trials.ts';

const data = 'docs/shared/packages/plugins.json';
const route = '/config/rsbuild/plugins';

const words = {
  en: { both: 'both', bundled: 'bundled', neither: 'neither' },
  zh: { both: '都可以', bundled: '仅打包', neither: '都不行' },
} as const;

/**
 * Compares the table of tried plugins on the page about plugins with `trials`, in both languages:
 * a row for each plugin, its outcomes and its version, and the day and the versions around them.
 * A plugin that `facts` lists, too, has to be there in the same version.
 */
export function triedPlugins(
  trials: Trials,
  facts: readonly PackageFact[],
  pages: readonly Page[],
): Finding[] {
  const around = [trials.on, trials.node, trials.rslib, trials.typescript];
  const onPages = inEachLanguage(
    route,
    pages,
    (page) => [
      ...around
        .filter((value) => !page.source.includes(value))
        .map((value) => finding(page.file, `It does not say “${value}”.`)),
      ...rows(trials, page),
    ],
    (file) => finding(file, 'The page about plugins is missing.'),
  );
  const elsewhere = trials.plugins.flatMap((trial) => {
    const fact = facts.find((one) => one.name === trial.name);
    if (!fact || fact.version === trial.version) return [];
    const what = `${trial.name} ${trial.version} is ${fact.version} in docs/shared/packages/versions.json.`;
    return [finding(data, what)];
  });
  return [...onPages, ...elsewhere];
}

function rows({ plugins }: Trials, page: Page): Finding[] {
  const lines = page.source.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return plugins.flatMap((trial) => {
    const index = lines.findIndex((line) => line.startsWith(`| \`${trial.name}\` |`));
    if (index < 0) return [finding(page.file, `No table has a row for “${trial.name}”.`)];
    const end = endOf(trial, page);
    if (lines[index]?.endsWith(end)) return [];
    const what = `The row of “${trial.name}” has to end with “${end}”.`;
    return [finding(page.file, what, index + 1)];
  });
}

function endOf(trial: Trial, { language }: Page): string {
  return `| ${words[language][wayOf(trial)]} | ${trial.version} |`;
}

/** In which kinds of build the plugin does what it is for. */
function wayOf({ bundled, bundleless }: Trial): keyof (typeof words)['en'] {
  if (bundled !== 'works') return 'neither';
  return bundleless === 'works' ? 'both' : 'bundled';
}

function finding(file: string, what: string, line = 0): Finding {
  return {
    file,
    line,
    what,
    why: 'Readers choose a plugin and its version by this table, and nothing else repeats the trials.',
    todo: `Make the tables of both languages and ${data} say the same; try the plugin again where in doubt.`,
  };
}
