import { existsSync } from 'node:fs';
import { readJson } from '@site/pages/json-file';
import { failuresIn, type Report } from './failures.ts';
import { gh } from './gh.ts';
import { issueBody } from './issue.ts';

const title = 'The full run of the tests fails';

/** A full run, whose shards wrote their reports to `<folder>/report-<shard>/report.json`. */
export interface Run {
  /** The number of its shards. */
  readonly count: number;
  readonly folder: string;
  /** The commit that was tested. */
  readonly commit: string;
  /** The page of the run, with its logs. */
  readonly url: string;
  /** The repository on GitHub, as owner/name. */
  readonly repository: string;
}

/**
 * Reports a full run to its repository, and returns what was said. If all shards passed, it moves
 * the tag last-good and closes the issue; otherwise it opens or updates the issue. A shard without
 * a report failed. Throws where GitHub refuses to read or to write something.
 */
export function reportRun({ count, folder, commit, url, repository }: Run): string {
  const shards = Array.from({ length: count }, (_, index) => index + 1);
  const fileOf = (shard: number) => `${folder}/report-${shard}/report.json`;
  const reports = shards.map(fileOf).filter(existsSync).map(readReport);
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
    markAsGood(repository, commit);
    const comment = `All tests pass for ${commit}: ${url}`;
    if (number) done(['issue', 'close', number, '--comment', comment]);
    return comment;
  }
  const lastGood = gh([
    'api',
    `repos/${repository}/git/ref/tags/last-good`,
    '--jq',
    '.object.sha',
  ]);
  const body = issueBody({ commit, url, failures, silent, lastGood });
  const rest = ['--title', title, '--body-file', '-'];
  done(['issue', ...(number ? ['edit', number] : ['create']), ...rest], body);
  return body;
}

function markAsGood(repository: string, commit: string): void {
  const refs = `repos/${repository}/git/refs`;
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

function readReport(file: string): Report {
  return readJson<Report>(file, { suites: 'array', errors: 'array' });
}
