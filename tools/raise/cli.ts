// Raises the documented version of the tool: `npm run raise -- 1.2.3`.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { compareFacts } from '../facts/compare.ts';
import { documented } from '../facts/documented.ts';
import { recordedFacts } from '../facts/json.ts';
import type { Facts } from '../facts/model.ts';
import { factsName } from '../facts/places.ts';
import { readPages } from '../pages/read.ts';
import { recordOf } from '../repository/contents.ts';
import { readProject } from '../repository/read.ts';
import { repository } from '../repository/root.ts';
import { listToolchains, toolchainsFolder } from '../samples/toolchain.ts';
import { changedInputs } from './changed-inputs.ts';
import { changedSamples } from './changed-samples.ts';
import { withVersion } from './manifest.ts';
import { trivialFiles } from './trivial.ts';
import { workList } from './work-list.ts';

const usage = `Raises the documented version of ${documented}, builds everything that is recorded with it, and lists what changed.

  npm run raise -- 1.2.3

It asks for clean docs/samples, docs/advisor and docs/explorer, and installs with npm.`;

const [version = '--help'] = process.argv.slice(2);

if (version === '--help') console.log(usage);
else {
  try {
    raise(version);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Throws, with package.json as it was, when the version cannot be installed. */
function raise(to: string): void {
  const manifest = `${repository}/package.json`;
  const before = readFileSync(manifest, 'utf8');
  const changed = withVersion(before, to);
  if (status('docs/samples', 'docs/advisor', 'docs/explorer', factsName) !== '') {
    throw new Error(
      `docs/samples, docs/advisor, docs/explorer or ${factsName} has changes that are not committed. They would be taken for ` +
        'changes of the tool. Commit them first.',
    );
  }
  const old = facts();
  writeFileSync(manifest, changed);
  if (!npm('install', '--no-audit', '--no-fund')) {
    writeFileSync(manifest, before);
    throw new Error(
      `${documented} ${to} could not be installed; package.json is as it was.`,
    );
  }
  raiseToolchains(to);
  // A sample that no longer does what it promises is work, not the end.
  npm('run', 'samples', '--', '--force');
  const proved = npm('run', 'advisor');
  const explored = npm('run', 'explorer');
  if (!npm('run', 'facts')) {
    throw new Error(
      `${documented} ${to} is installed, but cannot be read. Make tools/facts understand it, ` +
        'then run "npm run facts".',
    );
  }
  const now = facts();
  const files = readProject(repository);
  const from = old.versions[documented] ?? '';
  const trivial = trivialFiles(diff('docs/samples'), from, to);
  const samples = changedSamples(status('docs/samples'), trivial);
  const raised = {
    from,
    to,
    changes: compareFacts(old, now),
    samples,
    proved,
    explorer: explored
      ? changedInputs(
          status('docs/explorer'),
          trivialFiles(diff('docs/explorer'), from, to),
        )
      : undefined,
  };
  const places = recordOf(files, 'tools/facts/places.json');
  console.log(`\n${workList(raised, places, readPages(files).pages)}`);
}

/** Throws when a toolchain cannot have the new version; what was done until then stays. */
function raiseToolchains(to: string): void {
  for (const name of listToolchains()) {
    const folder = `${toolchainsFolder}/${name}`;
    const manifest = `${folder}/package.json`;
    writeFileSync(manifest, withVersion(readFileSync(manifest, 'utf8'), to));
    if (npm('install', '--prefix', folder, '--no-audit', '--no-fund')) continue;
    throw new Error(
      `${documented} ${to} could not be installed in tools/toolchains/${name}. Raise the packages ` +
        'that stand in its way, then run the command again.',
    );
  }
}

function facts(): Facts {
  const found = recordedFacts();
  if (found) return found;
  throw new Error(
    `${factsName} is missing. Run "npm run facts" with the old version first.`,
  );
}

function npm(...args: string[]): boolean {
  const shell = process.platform === 'win32';
  return (
    spawnSync('npm', args, { cwd: repository, stdio: 'inherit', shell }).status === 0
  );
}

function diff(...paths: string[]): string {
  const args = ['diff', '-U0', '--no-color', '--no-ext-diff', '--', ...paths];
  return execFileSync('git', args, {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
}

function status(...paths: string[]): string {
  const args = [
    'status',
    '--porcelain=v1',
    '--untracked-files=all',
    '-z',
    '--',
    ...paths,
  ];
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8' });
}
