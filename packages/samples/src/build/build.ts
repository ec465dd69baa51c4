import { existsSync, rmSync } from 'node:fs';
import { describeVariant, variantsOf } from '../variants/read.ts';
import { withVariants } from '../variants/run.ts';
import { twoAtATime } from './command.ts';
import { describeDifferences } from './diff.ts';
import { filesToRecord, recordedFiles, writeRecord } from './record.ts';
import { runSample } from './run.ts';
import { readSample } from './sample.ts';
import { newScratch, removeScratch } from './scratch.ts';

/** The outcome of building a sample. */
export interface BuildResult {
  readonly id: string;
  /** What is wrong, for the contributor who corrects it. */
  readonly findings: readonly string[];
  /** Paths in the sample's folder that were rewritten. */
  readonly changed: readonly string[];
  /** Each variant of the sample in one line: its name and what holds. */
  readonly variants: readonly string[];
}

/** Which samples to build, and how. */
export interface BuildOptions {
  readonly root: string;
  readonly ids: readonly string[];
  /** Compare with what is recorded instead of recording. */
  readonly check: boolean;
  readonly report?: (result: BuildResult) => void;
}

/**
 * Builds samples two at a time and records them, or compares them with what is recorded. Calls
 * `report` as each is done and returns all results in the order of `ids`. The scratch folder of a
 * sample with findings is kept and named in the last finding.
 */
export async function buildSamples(options: BuildOptions): Promise<BuildResult[]> {
  const scratch = newScratch();
  const results = new Map<string, BuildResult>();
  await twoAtATime(options.ids, async (id) => {
    const result = await buildOne(id, scratch, options);
    results.set(id, result);
    options.report?.(result);
  });
  const all = options.ids.flatMap((id) => results.get(id) ?? []);
  if (all.every(({ findings }) => findings.length === 0)) {
    rmSync(scratch, { recursive: true, force: true });
  }
  return all;
}

async function buildOne(
  id: string,
  scratch: string,
  { root, check }: BuildOptions,
): Promise<BuildResult> {
  const folder = `${root}/${id}`;
  const result = { id, findings: [], changed: [], variants: [] };
  try {
    const sample = readSample(folder);
    const run = await withVariants(await runSample(sample, scratch), sample, scratch);
    const findings = [...run.complaints];
    if (check) {
      findings.push(...describeDifferences(recordedFiles(folder), filesToRecord(run)));
      if (findings.length > run.complaints.length) {
        findings.push(
          'Pages show what is recorded, so it must match what the tool does. ' +
            `Run "npm run samples -- ${id}" and look at the diff; commit it if it is intended.`,
        );
      }
    }
    if (findings.length > 0) {
      return { ...result, findings: [...findings, keptForInspection(run.folder)] };
    }
    const changed = check ? [] : writeRecord(folder, run);
    removeScratch(run.folder);
    return { ...result, changed, variants: variantsOf(sample).map(describeVariant) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const rest = `${scratch}/${id}`;
    const findings = existsSync(rest) ? [message, keptForInspection(rest)] : [message];
    return { ...result, findings };
  }
}

function keptForInspection(folder: string): string {
  return `Its folder is kept for inspection: ${folder}`;
}
