// Raises the documented version of the tool: `npm run raise -- 1.2.3`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
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
import { diffOf, statusOf } from './git.ts';
import { install } from './install.ts';
import { trivialFiles } from './trivial.ts';
import { workList } from './work-list.ts';

const recorded = ['docs/samples', 'docs/advisor', 'docs/explorer', factsName];

const usage = `Raises the documented version of ${documented}, builds everything that is recorded with it, and lists what changed.

  npm run raise -- 1.2.3

It needs the network, some gigabytes of disk and as long as a run of all tests. Nothing may be uncommitted in
${recorded.join(', ')}.`;

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

/** Throws when the version cannot be installed or read; `install` says what is left then. */
function raise(to: string): void {
  const old = facts();
  const from = old.versions[documented] ?? '';
  if (from === to) {
    throw new Error(
      `${documented} ${to} is what the site documents already. “npm run samples”, “npm run advisor”, ` +
        '“npm run explorer” and “npm run facts” build and read each part of it anew.',
    );
  }
  say(
    `From ${documented} ${from} to ${to}: installing it, in the repository and in every toolchain`,
  );
  const toolchains = listToolchains().map((name) =>
    path.posix.join(path.relative(repository, toolchainsFolder), name),
  );
  install(to, { root: repository, toolchains, recorded, npm });
  say('Building all samples, which takes longest');
  // A sample that no longer does what it promises is work, not the end.
  npm('run', 'samples', '--', '--force');
  say('Building the packages of the exports advisor');
  const proved = npm('run', 'advisor');
  say('Building the states of the output explorer');
  // One process builds them all, and that may come out otherwise than one process each: with 1.0.0 nearly all states came out alike.
  const explored =
    npm('run', 'explorer') && npm('run', 'explorer', '--', '--whole', '--share', '500');
  say('Reading options, flags, messages and links');
  if (!npm('run', 'facts')) {
    throw new Error(
      `${documented} ${to} is installed, but cannot be read. Make tools/facts understand it, ` +
        'then run "npm run facts".',
    );
  }
  const files = readProject(repository);
  const changed = <T>(
    folder: string,
    read: (status: string, trivial: ReadonlySet<string>) => T,
  ) =>
    read(
      statusOf(repository, [folder]),
      trivialFiles(diffOf(repository, folder), from, to),
    );
  const raised = {
    from,
    to,
    changes: compareFacts(old, facts()),
    samples: changed('docs/samples', changedSamples),
    proved,
    explorer: explored ? changed('docs/explorer', changedInputs) : undefined,
  };
  const places = recordOf(files, 'tools/facts/places.json');
  console.log(`\n${workList(raised, places, readPages(files).pages)}`);
}

function say(step: string): void {
  console.log(`\n${step}.`);
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
