import { readFileSync } from 'node:fs';
import { decodeText, inputFiles, installedPath } from '@site/samples/build/files';
import { recordedFiles } from '@site/samples/build/record';
import { listSamples, readSample, samplesFolder } from '@site/samples/build/sample';

/** A sample that the playground may build, with all contents as Latin-1 text by path. */
export interface Candidate {
  readonly id: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** What is recorded below `dist`. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Part of the message with which the build has to fail. */
  readonly fails: string | undefined;
}

/** All samples: those that may build in the playground, and why the others cannot. */
export interface Candidates {
  readonly candidates: readonly Candidate[];
  readonly impossible: Readonly<Record<string, string>>;
}

/** Reads the samples of the site. */
export function readCandidates(): Candidates {
  const candidates: Candidate[] = [];
  const impossible: Record<string, string> = {};
  for (const id of listSamples()) {
    const sample = readSample(`${samplesFolder}/${id}`);
    const { toolchain, commands, expect } = sample.manifest;
    const command = commands.map((words) => words.join(' ')).join(' && ');
    if (toolchain !== undefined)
      impossible[id] = `It needs the packages of the toolchain “${toolchain}”.`;
    else if (command !== 'rslib' && command !== 'rslib build')
      impossible[id] = `It runs “${command}”.`;
    else
      candidates.push({
        id,
        inputs: inputsOf(sample.folder),
        outputs: outputsOf(sample.folder),
        fails: expect === 'builds' ? undefined : expect.fails,
      });
  }
  return { candidates, impossible };
}

/** The files of a sample as a reader has them, as Latin-1 text by path. */
export function inputsOf(folder: string): Record<string, string> {
  const files = inputFiles(folder).map((file) => {
    return [installedPath(file), readFileSync(`${folder}/${file}`, 'latin1')] as const;
  });
  return Object.fromEntries(files);
}

function outputsOf(folder: string): Record<string, string> {
  const files = [...recordedFiles(folder)].filter(([path]) => path.startsWith('dist/'));
  return Object.fromEntries(
    files.map(([path, bytes]) => [path, bytes.toString('latin1')]),
  );
}

/** Whether all files of a sample are text, so that they can be edited. */
export function isTextSample(id: string): boolean {
  const contents = Object.values(inputsOf(`${samplesFolder}/${id}`));
  return contents.every((text) => decodeText(Buffer.from(text, 'latin1')) !== undefined);
}
