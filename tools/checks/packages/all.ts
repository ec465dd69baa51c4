import { dataOf } from '@site/pages/data-files';
import type { TextFile } from '@site/pages/repository';
import { packages } from '../packages.ts';
import type { Check } from '../project.ts';
import { requirements } from '../requirements.ts';
import { toolchains } from '../toolchains.ts';
import { triedPlugins } from '../tried-plugins.ts';
import { type PackageFact, parseFacts } from './facts.ts';
import { parseTrials } from './trials.ts';

/** Checks that compare the versions on pages and in toolchains with those that are installed. */
export const packageChecks: Readonly<Record<string, Check>> = {
  packages: ({ files, installed, pages }) => packages(factsIn(files), installed, pages),
  requirements: ({ installed, pages }) => requirements(installed, pages),
  toolchains: ({ files }) => toolchains(files),
  triedPlugins: ({ files, pages }) =>
    triedPlugins(
      dataOf(files, 'docs/shared/packages/plugins.json', parseTrials),
      factsIn(files),
      pages,
    ),
};

function factsIn(files: readonly TextFile[]): PackageFact[] {
  return dataOf(files, 'docs/shared/packages/versions.json', parseFacts);
}
