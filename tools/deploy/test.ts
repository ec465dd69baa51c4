// Tests what differs from the deployed site, at SITE_URL, or from main where none is named. This is what
// the workflow of pull requests and deployments runs: contributing/deploy.md.
import { spawnSync } from 'node:child_process';
import { repository } from '@site/pages/repository';
import { changesIn } from '../../tests/support/changes.ts';
import { deployedCommit } from './deployed.ts';
import { laneOf } from './lane.ts';

const { SITE_URL: url } = process.env;
const deployed = url ? await deployedCommit(url, console.log) : undefined;
const base = deployed && isHere(deployed) ? deployed : undefined;
if (deployed && !base)
  console.log('That commit is not in the history of this clone, so main is the base.');

const { files, comparedWith } = changesIn(repository, base);
const lane = laneOf(files);
console.log(`${files.length} files differ, compared with ${comparedWith}: ${lane}.`);

const args = ['tools/setup/run.mjs', 'test', ...(lane === 'texts' ? ['--texts'] : [])];
const { status } = spawnSync(process.execPath, args, {
  cwd: repository,
  stdio: 'inherit',
  env: { ...process.env, ...(base ? { TEST_BASE: base } : {}) },
});
process.exitCode = status ?? 1;

function isHere(commit: string): boolean {
  const args = ['cat-file', '-e', `${commit}^{commit}`];
  return spawnSync('git', args, { cwd: repository, stdio: 'ignore' }).status === 0;
}
