// Reports a full run to the repository on GitHub. If all shards passed, it moves the tag last-good
// and closes the issue; otherwise it opens or updates the issue, which says what differs. Its
// arguments are the number of shards and the folder with their blob reports of Playwright,
// `report-<shard>.zip`; a shard without one failed. COMMIT and RUN_URL say what was run.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport } from '@playwright/test/reporter';
import { readJson } from '@site/mdx/json-file';

const title = 'The full run of the tests fails';

/** GitHub refuses issues of more than 65,536 characters. */
const maxLength = 60_000;

const [, , count, folder = ''] = process.argv;
const { COMMIT: commit, RUN_URL: url, GITHUB_REPOSITORY: repository } = process.env;
if (!(Number(count) > 0) || !folder || !commit)
  throw new Error('Usage: COMMIT=… RUN_URL=… report.ts <number of shards> <folder>');

const shards = Array.from({ length: Number(count) }, (_, index) => index + 1);
const silent = shards.filter((shard) => !existsSync(`${folder}/report-${shard}.zip`));
const differs = silent.length < shards.length ? whatDiffers() : '';
const open: { number: number; title: string }[] = JSON.parse(
  done('issue list --state open --limit 1000 --json number,title'),
);
const issue = open.find((one) => one.title === title)?.number;
const refs = `repos/${repository}/git/refs`;
if (silent.length === 0 && differs === '') {
  const sha = `-f sha=${commit}`;
  if (gh(`api --method PATCH ${refs}/tags/last-good ${sha} -F force=true`) === undefined)
    done(`api ${refs} -f ref=refs/tags/last-good ${sha}`);
  if (issue) done(`issue close ${issue}`);
} else {
  const verb = issue ? `edit ${issue}` : 'create';
  done(`issue ${verb} --body-file - --title`, bodyOfIssue(), title);
}

function bodyOfIssue(): string {
  const lastGood = gh(`api repos/${repository}/git/ref/tags/last-good --jq .object.sha`);
  return [
    `${title} for ${commit}: ${url}`,
    lastGood
      ? `The last good commit is ${lastGood}. To deploy it, run the workflow “Deploy” with it.`
      : 'No earlier commit is known to be good.',
    ...silent.map((shard) => `Shard ${shard} failed before its tests; its log says why.`),
    ...(differs ? [`~~~~text\n${differs}\n~~~~`] : []),
  ].join('\n\n');
}

/**
 * What Playwright says about the shards that reported: each failure, and at the end the names of
 * what failed, and of what passed on its second try only. Nothing if there is none.
 */
function whatDiffers(): string {
  const file = `${folder}/report.json`;
  const cli = 'node_modules/@playwright/test/cli.js';
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'merge-reports', '--reporter=dot,json', folder],
    {
      encoding: 'utf8',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      maxBuffer: 1 << 28,
    },
  );
  if (!existsSync(file)) return `The reports cannot be read.\n${stderr}`;
  const { errors, stats } = readJson<Pick<JSONReport, 'errors' | 'stats'>>(file, {
    errors: 'array',
    stats: 'object',
  });
  if (errors.length + stats.unexpected + stats.flaky === 0) return '';
  return stripVTControlCharacters(stdout).trim().slice(-maxLength);
}

/**
 * Runs GitHub's command line, which takes its token from GH_TOKEN, with words, a standard input and
 * a last argument. Returns what it prints, or `undefined`, with its message on the terminal, if it
 * fails.
 */
function gh(words: string, input = '', ...last: readonly string[]): string | undefined {
  const { status, stdout, error } = spawnSync('gh', [...words.split(' '), ...last], {
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (error) console.error(`gh cannot be started: ${error.message}`);
  return status === 0 ? stdout.trim() : undefined;
}

function done(...parameters: Parameters<typeof gh>): string {
  const printed = gh(...parameters);
  if (printed === undefined) throw new Error(`gh ${parameters[0]} failed.`);
  return printed;
}
