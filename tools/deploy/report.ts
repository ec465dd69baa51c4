// Reports a full run to the repository. Its arguments are the number of shards and the folder with their
// reports (<folder>/report-<shard>/report.json); COMMIT and RUN_URL say what was run. If all shards
// passed, it moves the tag last-good and closes the issue; otherwise it opens or updates the issue.
import { existsSync } from 'node:fs';
import { readJson } from '@site/pages/json-file';
import { failuresIn, type Report } from './failures.ts';
import { gh } from './gh.ts';
import { issueBody } from './issue.ts';

const title = 'The full run of the tests fails';

const [, , count = '', folder = ''] = process.argv;
const { COMMIT: commit = '', RUN_URL: url = '', GITHUB_REPOSITORY: name } = process.env;
if (!(Number(count) > 0) || !folder || !commit)
  throw new Error('Usage: COMMIT=… RUN_URL=… report.ts <number of shards> <folder>');

const shards = Array.from({ length: Number(count) }, (_, index) => index + 1);
const fileOf = (shard: number) => `${folder}/report-${shard}/report.json`;
const reports = shards.filter((shard) => existsSync(fileOf(shard))).map(readReport);
const failures = reports.flatMap(failuresIn);
const silent = shards.filter((shard) => !existsSync(fileOf(shard)));
const open = gh([
  'issue',
  'list',
  '--state',
  'open',
  '--limit',
  '1000',
  '--json',
  'number,title',
  '--jq',
  `.[] | select(.title == ${JSON.stringify(title)}) | .number`,
]);
if (open === undefined) throw new Error('The issues of the repository cannot be read.');
const [number] = open.split('\n').filter(Boolean);

if (failures.length === 0 && silent.length === 0) {
  markAsGood();
  const comment = `All tests pass for ${commit}: ${url}`;
  if (number) done(['issue', 'close', number, '--comment', comment]);
  console.log(comment);
} else {
  const lastGood = gh([
    'api',
    `repos/${name}/git/ref/tags/last-good`,
    '--jq',
    '.object.sha',
  ]);
  const body = issueBody({ commit, url, failures, silent, lastGood });
  const rest = ['--title', title, '--body-file', '-'];
  done(['issue', ...(number ? ['edit', number] : ['create']), ...rest], body);
  console.log(body);
}

function markAsGood(): void {
  const refs = `repos/${name}/git/refs`;
  const moved = gh([
    'api',
    '--method',
    'PATCH',
    `${refs}/tags/last-good`,
    '-f',
    `sha=${commit}`,
    '-F',
    'force=true',
  ]);
  if (moved === undefined)
    done(['api', refs, '-f', 'ref=refs/tags/last-good', '-f', `sha=${commit}`]);
}

function done(args: readonly string[], input?: string): void {
  if (gh(args, input) === undefined) throw new Error(`gh ${args.join(' ')} failed.`);
}

function readReport(shard: number): Report {
  return readJson<Report>(fileOf(shard), { suites: 'array', errors: 'array' });
}
