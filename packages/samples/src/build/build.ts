import { existsSync, rmSync } from 'node:fs';
import { differences } from './differences.ts';
import { isKnownGood, remember } from './hash.ts';
import { readSample } from './manifest.ts';
import { recordedFiles, recordFiles, writeRecord } from './record.ts';
import { runSample } from './run.ts';
import { clearAway, newScratch } from './scratch.ts';

/** How a sample came out of `buildSamples`. */
export interface Verdict {
  readonly id: string;
  /** What is wrong, each a text for the person who has to put it right; empty when all is well. */
  readonly findings: readonly string[];
  /** Paths in the sample's folder that were rewritten. */
  readonly changed: readonly string[];
  readonly skipped: boolean;
}

/** Which samples to build, and what to do with what comes out. */
export interface BuildOptions {
  readonly root: string;
  readonly ids: readonly string[];
  /** Compare with what is recorded instead of recording. */
  readonly check: boolean;
  /** Build even what is known not to have changed on this machine. */
  readonly force: boolean;
  readonly report: (verdict: Verdict) => void;
}

/** Rspack is threaded already, so more than two at a time would only wait for each other. */
const workers = 2;

/**
 * Builds samples two at a time and records them, or compares them with what is recorded. Calls
 * `report` as each is done and returns all verdicts, in the order of `ids`. The scratch folder
 * of a sample with findings stays on disk and is named in the last finding.
 */
export async function buildSamples(options: BuildOptions): Promise<Verdict[]> {
  const scratch = newScratch();
  const verdicts = new Map<string, Verdict>();
  const waiting = [...options.ids];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const verdict = await buildOne(id, scratch, options);
      verdicts.set(id, verdict);
      options.report(verdict);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  const all = options.ids.flatMap((id) => verdicts.get(id) ?? []);
  if (all.every(isGood)) rmSync(scratch, { recursive: true, force: true });
  return all;
}

function isGood({ findings }: Verdict): boolean {
  return findings.length === 0;
}

async function buildOne(
  id: string,
  scratch: string,
  { root, check, force }: BuildOptions,
): Promise<Verdict> {
  const folder = `${root}/${id}`;
  const verdict = (findings: readonly string[], changed: readonly string[] = []) => ({
    id,
    findings,
    changed,
    skipped: false,
  });
  try {
    const sample = readSample(folder);
    if (!force && isKnownGood(folder)) return { ...verdict([]), skipped: true };
    const outcome = await runSample(sample, scratch);
    const wrong = [...outcome.complaints];
    if (check) wrong.push(...comparison(id, folder, recordFiles(outcome)));
    if (wrong.length > 0) return verdict([...wrong, inspect(outcome.scratch)]);
    const changed = check ? [] : writeRecord(folder, outcome);
    clearAway(outcome.scratch);
    remember(folder);
    return verdict([], changed);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const left = `${scratch}/${id}`;
    return verdict(existsSync(left) ? [message, inspect(left)] : [message]);
  }
}

function comparison(
  id: string,
  folder: string,
  built: ReadonlyMap<string, Buffer>,
): string[] {
  const found = differences(recordedFiles(folder), built);
  if (found.length === 0) return [];
  const todo =
    `Pages show what is recorded, so it must be what the tool does. ` +
    `Run "npm run samples -- ${id}" and look at the diff; if it is what you meant, commit it.`;
  return [...found, todo];
}

function inspect(folder: string): string {
  return `Its folder is left for inspection: ${folder}`;
}
