import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { repository } from '@site/pages/repository';
import { describeDifferences } from './diff.ts';
import { listFiles } from './files.ts';
import { filesToRecord, recordedFiles, writeRecord } from './record.ts';
import { runSample } from './run.ts';
import { readSample } from './sample.ts';
import { newScratch, removeScratch, scratchFolder } from './scratch.ts';
import { lockFileOf, nodeMajor } from './toolchains.ts';

/** The outcome of building a sample. */
export interface BuildResult {
  readonly id: string;
  /** What is wrong, for the contributor who corrects it. */
  readonly findings: readonly string[];
  /** Paths in the sample's folder that were rewritten. */
  readonly changed: readonly string[];
  readonly skipped: boolean;
}

/** Which samples to build, and how. */
export interface BuildOptions {
  readonly root: string;
  readonly ids: readonly string[];
  /** Compare with what is recorded instead of recording. */
  readonly check: boolean;
  /** Also build samples that have not changed since they were verified on this machine. */
  readonly force: boolean;
  readonly report?: (result: BuildResult) => void;
}

/** Rspack uses several threads, so more workers would only wait for each other. */
const workers = 2;

/**
 * Builds samples two at a time and records them, or compares them with what is recorded. Calls
 * `report` as each is done and returns all results in the order of `ids`. The scratch folder of a
 * sample with findings is kept and named in the last finding.
 */
export async function buildSamples(options: BuildOptions): Promise<BuildResult[]> {
  const scratch = newScratch();
  const results = new Map<string, BuildResult>();
  const queue = [...options.ids];
  const work = async (): Promise<void> => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const result = await buildOne(id, scratch, options);
      results.set(id, result);
      options.report?.(result);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  const all = options.ids.flatMap((id) => results.get(id) ?? []);
  if (all.every(({ findings }) => findings.length === 0)) {
    rmSync(scratch, { recursive: true, force: true });
  }
  return all;
}

async function buildOne(
  id: string,
  scratch: string,
  { root, check, force }: BuildOptions,
): Promise<BuildResult> {
  const folder = `${root}/${id}`;
  const result = { id, findings: [], changed: [], skipped: false };
  try {
    const sample = readSample(folder);
    if (!force && isVerified(folder)) return { ...result, skipped: true };
    const run = await runSample(sample, scratch);
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
    markVerified(folder);
    return { ...result, changed };
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

const verifiedFolder = `${scratchFolder}/unchanged`;

/** Whether a sample was verified on this machine in exactly this state; never in CI. */
function isVerified(folder: string): boolean {
  return !process.env.CI && existsSync(`${verifiedFolder}/${stateHash(folder)}`);
}

/** An empty file for each verified state, so that parallel runs do not interfere. */
function markVerified(folder: string): void {
  if (process.env.CI) return;
  mkdirSync(verifiedFolder, { recursive: true });
  writeFileSync(`${verifiedFolder}/${stateHash(folder)}`, '');
}

/**
 * A hash of everything that decides the outcome of a run: the sample and its record, this code, the
 * installed packages and the versions of Node.js.
 */
function stateHash(folder: string): string {
  const hash = createHash('sha256').update(process.version);
  hash.update(lockFileOf(undefined));
  hash.update(lockFileOf(`node-${nodeMajor}`));
  const { toolchain } = readSample(folder).manifest;
  if (toolchain !== undefined) hash.update(lockFileOf(toolchain));
  for (const root of [`${repository}/packages/samples/src/build`, folder]) {
    for (const file of listFiles(root, new Set())) {
      hash.update(`\0${file}\0`).update(readFileSync(`${root}/${file}`));
    }
  }
  return hash.digest('hex');
}
