// Reports a full run to the repository on GitHub. If all shards passed, it moves the tag last-good
// and closes the issue; otherwise it opens or updates the issue, which says what differs. Its
// arguments are the number of shards and the folder with their reports,
// `<folder>/report-<shard>/report.json`; a shard without one failed. COMMIT and RUN_URL say what
// was run.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { readJson } from '@site/pages/json-file';

const title = 'The full run of the tests fails';

/** GitHub refuses issues of more than 65,536 characters. */
const maxFailures = 30;
const maxLength = 1_500;

/** A test that failed, or that passed on its second try only, with the message of its failure. */
interface Failure {
  readonly test: string;
  readonly isFlaky: boolean;
  readonly says: string;
}

const [, , count, folder = ''] = process.argv;
const { COMMIT: commit, RUN_URL: url, GITHUB_REPOSITORY: repository } = process.env;
if (!(Number(count) > 0) || !folder || !commit)
  throw new Error('Usage: COMMIT=… RUN_URL=… report.ts <number of shards> <folder>');

const shards = Array.from({ length: Number(count) }, (_, index) => index + 1);
const fileOf = (shard: number) => `${folder}/report-${shard}/report.json`;
const failures = shards.map(fileOf).filter(existsSync).flatMap(failuresIn);
const silent = shards.filter((shard) => !existsSync(fileOf(shard)));
const open: { number: number; title: string }[] = JSON.parse(
  done('issue list --state open --limit 1000 --json number,title'),
);
const issue = open.find((one) => one.title === title)?.number;
const refs = `repos/${repository}/git/refs`;
if (failures.length + silent.length === 0) {
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
  const [flaky, failed] = [true, false].map((wanted) =>
    failures.filter(({ isFlaky }) => isFlaky === wanted),
  );
  return [
    `${title} for ${commit}: ${url}`,
    lastGood
      ? `The last good commit is ${lastGood}. To deploy it, run the workflow “Deploy” with it.`
      : 'No earlier commit is known to be good.',
    ...silent.map((shard) => `Shard ${shard} failed before its tests; its log says why.`),
    ...section('What differs', failed),
    ...section('Passed on the second try only', flaky),
  ].join('\n\n');
}

function section(heading: string, failures: readonly Failure[] = []): string[] {
  if (failures.length === 0) return [];
  const shown = failures.slice(0, maxFailures);
  const more = failures.length - shown.length;
  return [
    `## ${heading}`,
    ...shown.map(({ test, says }) => `**${test}**\n\n~~~~text\n${says}\n~~~~`),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
}

/** What failed in a shard, by its JSON report of Playwright. */
function failuresIn(file: string): Failure[] {
  const { errors, suites } = readJson<Pick<JSONReport, 'errors' | 'suites'>>(file, {
    suites: 'array',
    errors: 'array',
  });
  const outside = errors.map(({ message = '' }) => ({
    test: 'outside of tests',
    isFlaky: false,
    says: message.slice(0, maxLength),
  }));
  return [...outside, ...suites.flatMap((suite) => ofSuite(suite, []))];
}

function ofSuite(suite: JSONReportSuite, around: readonly string[]): Failure[] {
  const titles = [...around, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const message = results.flatMap(({ errors }) => errors)[0]?.message ?? '';
        return {
          test: [projectName, ...titles, title].join(' › '),
          isFlaky: status === 'flaky',
          says: stripVTControlCharacters(message).trim().slice(0, maxLength),
        };
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, titles))];
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
