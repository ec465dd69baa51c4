import { parseArgs } from 'node:util';
import { suggestions } from '@site/mdx/findings';
import { type Built, type ItemResult, type RecordKind, recordAll } from './kind.ts';
import { writeRecorder } from './recorder.ts';

/**
 * Records a kind, or the records that the command line of this process names; with `--check`,
 * compares what is built with the records. A run that records all of a kind without a mistake writes
 * into `recorder.json` what they are verified with. Says on the terminal what became of each item,
 * and returns the exit code: 1 if something is wrong.
 */
export async function recordFromCommandLine<B extends Built>(
  kind: RecordKind<B>,
): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const unknown = unknownNames(kind, positionals);
  for (const message of unknown) console.error(message);
  if (unknown.length > 0) return 1;
  const names = positionals.length > 0 ? positionals : kind.names();
  const total = names.flatMap((name) => kind.itemsOf(name)).length;
  const start = performance.now();
  let done = 0;
  const report = (outcome: ItemResult): void => {
    done++;
    console.log(`${`${done}/${total}`.padStart(9)}  ${summary(outcome)}`);
    const details = positionals.length > 0 ? (kind.details?.(outcome.item) ?? []) : [];
    for (const line of details) console.log(`           ${line}`);
  };
  const outcomes = await recordAll(kind, names, { ...values, report });
  const stale = values.check ? names.flatMap((name) => kind.staleness(name)) : [];
  for (const finding of stale) console.error(`\n${finding}`);
  const failed = outcomes.filter(({ findings }) => findings.length > 0);
  for (const { item, findings } of failed) {
    console.error(`\n${kind.noun} ${item}`);
    for (const one of findings) console.error(`  ${one.replaceAll('\n', '\n  ')}`);
  }
  const isComplete = positionals.length === 0 && !values.check && failed.length === 0;
  for (const file of isComplete ? writeRecorder(kind) : [])
    console.log(`           verified: ${file}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const passed = total - failed.length;
  console.log(`\n${passed} of ${total} passed in ${seconds} s, ${failed.length} failed.`);
  return failed.length + stale.length > 0 ? 1 : 0;
}

/** A message for each of `asked` that is not the name of a record. */
export function unknownNames(
  { noun, names }: Pick<RecordKind, 'noun' | 'names'>,
  asked: readonly string[],
): string[] {
  const known = names();
  return asked
    .filter((name) => !known.includes(name))
    .map(
      (name) => `There is no record “${name}” of a ${noun}.${suggestions(name, known)}`,
    );
}

function summary({ item, findings, changed }: ItemResult): string {
  if (findings.length > 0) return `${item}  ✗`;
  return changed.length > 0 ? `${item}  recorded: ${changed.join(', ')}` : `${item}  ✓`;
}
