import type { Failure } from './failures.ts';

/** GitHub refuses issues of more than 65,536 characters. */
const maxFailures = 30;

/** A full run of all tests, in shards. */
export interface FullRun {
  /** The commit that was tested. */
  readonly commit: string;
  /** Address of the run, with its logs. */
  readonly url: string;
  readonly failures: readonly Failure[];
  /** Numbers of the shards that reported nothing, because something failed before their tests. */
  readonly silent: readonly number[];
  /** The newest commit that passed a full run, if one did. */
  readonly lastGood: string | undefined;
}

/** The text of the issue about a full run that failed, in Markdown. */
export function issueBody({ commit, url, failures, silent, lastGood }: FullRun): string {
  const failed = failures.filter(({ isFlaky }) => !isFlaky);
  const flaky = failures.filter(({ isFlaky }) => isFlaky);
  const rollback = lastGood
    ? `The last good commit is ${lastGood}. To deploy it, run the workflow “Deploy” with it as its commit.`
    : 'No earlier commit is known to be good.';
  return [
    `The full run of the tests fails for ${commit}: ${url}`,
    rollback,
    ...silent.map((shard) => `Shard ${shard} failed before its tests; its log says why.`),
    ...section('What differs', failed),
    ...section('Passed on the second try only', flaky),
  ].join('\n\n');
}

function section(title: string, failures: readonly Failure[]): string[] {
  if (failures.length === 0) return [];
  const more = failures.length - maxFailures;
  return [
    `## ${title}`,
    ...failures
      .slice(0, maxFailures)
      .map(({ test, says }) => `**${test}**\n\n~~~~text\n${says.slice(0, 1_500)}\n~~~~`),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
}
