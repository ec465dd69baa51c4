import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inputFiles } from '../format/files.ts';
import { outputDigest, type RecordedVariant, shortHash } from '../format/record.ts';
import type { Change, Hold, Sample, Variant } from '../format/sample.ts';
import type { Built } from './kind.ts';
import { type Run, recordJson, runSample } from './run.ts';
import { emptyFolder } from './scratch.ts';

/** The digest of a variant, which changes when its author edits it. */
export function declaredDigest(variant: Variant): string {
  return shortHash([JSON.stringify(variant)]);
}

/**
 * Builds the variants of a sample below `scratch`, one after the other. Returns `run` with their
 * results in its record, and with a complaint for each thing that does not hold. Throws if a variant
 * replaces a text that is not there.
 */
export async function withVariants(
  run: Run,
  sample: Sample,
  scratch: string,
): Promise<Built> {
  const variants: RecordedVariant[] = [];
  const complaints = [...run.complaints];
  for (const [index, variant] of sample.manifest.variants.entries()) {
    const one = await build(sample, variant, `${scratch}.${index}`);
    const { commands, files, exercises } = one.recorded;
    const exitCode = commands.find((command) => command.exitCode !== 0)?.exitCode ?? 0;
    const { name } = variant;
    variants.push({
      name,
      declared: declaredDigest(variant),
      exitCode,
      files,
      exercises,
    });
    complaints.push(...broken(variant, one, exitCode));
  }
  if (variants.length === 0) return run;
  const files = new Map(run.files);
  files.delete('recorded.json');
  const recorded = { ...run.recorded, variants };
  recorded.output = outputDigest(files, recorded);
  files.set('recorded.json', recordJson(recorded));
  return { ...run, files, complaints };
}

async function build(
  { id, folder: source, manifest }: Sample,
  { name, changes = [], holds, commands, toolchain }: Variant,
  scratch: string,
): Promise<Run> {
  const folder = emptyFolder(`${scratch}.inputs`, id);
  for (const file of inputFiles(source)) cpSync(`${source}/${file}`, `${folder}/${file}`);
  for (const change of changes) apply(change, folder, `${id}, variant "${name}"`);
  const exercises = holds.flatMap((hold) => ('exercise' in hold ? [hold.exercise] : []));
  const own = {
    ...(commands ? { commands } : {}),
    ...(toolchain ? { toolchain } : {}),
  };
  return runSample({ id, folder, manifest: { ...manifest, exercises, ...own } }, scratch);
}

function apply({ file, replace, with: text }: Change, folder: string, who: string): void {
  const path = `${folder}/${file}`;
  if (replace === undefined) {
    writeFileSync(path, text);
    return;
  }
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (!before.includes(replace)) {
    throw new Error(
      `${who}: ${file} has no ${JSON.stringify(replace)} to replace. Without the change, the ` +
        'variant is the sample itself. Take the text from the file as it is now.',
    );
  }
  writeFileSync(
    path,
    before.replaceAll(replace, () => text),
  );
}

/** A complaint for each thing that does not hold. A variant that says no exit code must build. */
function broken({ name, holds }: Variant, run: Run, exitCode: number): string[] {
  const { commands, exercises, files } = run.recorded;
  const printed = commands.flatMap(({ terminal }) => terminal).join('\n');
  const seen = [
    `exit code ${exitCode}`,
    printed,
    ...files.map(({ path }) => path),
    ...exercises.flatMap(({ command, says }) => [command, ...says]),
  ];
  const builds = { exitCode: 0 };
  return [...(holds.some((hold) => 'exitCode' in hold) ? [] : [builds]), ...holds]
    .filter((hold) => !isTrue(hold, run, exitCode, printed))
    .map(
      (hold) =>
        `Variant "${name}": ${JSON.stringify(hold)} does not hold. If the tool has changed, ` +
        `correct sample.json and the pages that say so. It was:\n${seen.join('\n')}`,
    );
}

function isTrue(hold: Hold, run: Run, exitCode: number, printed: string): boolean {
  if ('exitCode' in hold) return exitCode === hold.exitCode;
  if ('prints' in hold) return printed.includes(hold.prints);
  const { outside, exercises } = run.recorded;
  if ('exercise' in hold) {
    const { fails } = hold.exercise;
    const done = exercises.find(({ exercise }) => exercise === hold.exercise);
    if (!done || done.ok !== (fails === undefined)) return false;
    return done.says.join('\n').includes(hold.says ?? fails ?? '');
  }
  const lines = outside.find(({ path }) => path === hold.file)?.lines;
  const content = run.files.get(hold.file)?.toString() ?? lines?.join('\n');
  if ('contains' in hold) return content?.includes(hold.contains) ?? false;
  if ('lacks' in hold) return content?.includes(hold.lacks) === false;
  return (content === undefined) === (hold.emitted === false);
}
