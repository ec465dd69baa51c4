import { existsSync, readFileSync } from 'node:fs';
import { nearest } from '@site/pages/findings/nearest';
import { inputFiles, textOf } from '../build/files.ts';
import { compareLines, shortDiff } from '../build/lines.ts';
import { listSamples, parseManifest } from '../build/manifest.ts';
import { readRecord } from '../build/record.ts';
import type { Manifest, Recorded } from '../build/types.ts';

/** Ends the reading of a `<Sample>` with what is wrong and what to do. */
export type Fail = (what: string, todo: string) => never;

/** A file that a page shows, or what differs between it and the same file of another sample. */
export interface ShownFile {
  readonly path: string;
  readonly role: 'input' | 'output';
  readonly lines: readonly string[];
  /** Lines to highlight, as the page wrote them: `1,3-5`. */
  readonly highlight?: string;
  /** The lines are a patch; none when both files are the same. */
  readonly diff: boolean;
}

/** A sample as a page needs it. */
export interface ReadSample {
  readonly id: string;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly recorded: Recorded;
}

/** The sample of that id. Fails when there is none, or when it was never built. */
export function sampleIn(root: string, id: string, fail: Fail): ReadSample {
  const folder = `${root}/${id}`;
  const manifestFile = `${folder}/sample.json`;
  if (id.includes('/') || !existsSync(manifestFile)) {
    const ids = listSamples(root);
    if (ids.includes(id)) return fail(`Sample "${id}" has no sample.json.`, 'Write one.');
    const close = nearest(id, ids).join(', ') || 'none, docs/samples is empty';
    return fail(
      `There is no sample "${id}".`,
      `Nearest: ${close}. Or add docs/samples/${id}/.`,
    );
  }
  const recorded = readRecord(folder);
  if (!recorded) {
    return fail(`Sample "${id}" was never built.`, `Run "npm run samples -- ${id}".`);
  }
  const manifest = parseManifest(readFileSync(manifestFile, 'utf8'), manifestFile);
  return { id, folder, manifest, recorded };
}

/**
 * The file that a page wrote as `path` or `path{1,3-5}`, or its difference from the same file of
 * `other`. Fails for a file or a line that the sample does not have.
 */
export function shownFile(
  written: string,
  role: 'input' | 'output',
  sample: ReadSample,
  other: ReadSample | undefined,
  fail: Fail,
): ShownFile {
  const [, path = written, highlight] = /^(.*?)(?:\{([\d,-]+)\})?$/.exec(written) ?? [];
  const names = role === 'input' ? inputFiles(sample.folder) : outputsOf(sample);
  if (!names.includes(path)) {
    const close = nearest(path, names).join(', ') || 'none';
    const place = role === 'input' ? 'input file' : 'emitted file';
    fail(`Sample "${sample.id}" has no ${place} "${path}".`, `Nearest: ${close}.`);
  }
  const lines = linesOf(sample, path);
  const last = Math.max(0, ...(highlight?.match(/\d+/g) ?? []).map(Number));
  if (last > lines.length || (other && highlight)) {
    const what = other
      ? `A difference cannot highlight lines: "${written}".`
      : `"${path}" of sample "${sample.id}" has ${lines.length} lines, not ${last}.`;
    fail(what, `Correct the lines in braces.`);
  }
  if (!other)
    return { path, role, lines, diff: false, ...(highlight ? { highlight } : {}) };
  const changes = shortDiff(compareLines(linesOf(other, path), lines), 3);
  return { path, role, lines: changes, diff: true };
}

function outputsOf({ recorded }: ReadSample): string[] {
  return [...recorded.files, ...recorded.outside].map(({ path }) => path);
}

/** The lines of a file; none for a file that the sample does not have. */
function linesOf({ folder, recorded }: ReadSample, path: string): string[] {
  const outside = recorded.outside.find((file) => file.path === path);
  const file = `${folder}/${path}`;
  if (!outside && !existsSync(file)) return [];
  const text = outside ? outside.lines.join('\n') : readFileSync(file, 'utf8');
  return text.replace(/\n$/, '').split('\n');
}

/** Absolute paths of all files that what is shown of a sample may come from. */
export function sourcesOf(sample: ReadSample): string[] {
  const names = [
    ...inputFiles(sample.folder),
    ...sample.recorded.files.map(({ path }) => path),
  ];
  return ['sample.json', 'recorded.json', ...names].map(
    (name) => `${sample.folder}/${name}`,
  );
}

/** The texts of all files that the author of a sample wrote, as one text. */
export function writtenIn({ folder }: ReadSample): string {
  const texts = inputFiles(folder).map((name) =>
    textOf(readFileSync(`${folder}/${name}`)),
  );
  return texts.filter((text) => text !== undefined).join('\n');
}
