import {
  decodeText,
  inputFiles,
  installedPath,
  readFiles,
} from '@site/samples/format/files';
import { listSamples, readSample, samplesFolder } from '@site/samples/format/sample';

/** A sample that the playground may build. */
export interface Candidate {
  readonly id: string;
  readonly folder: string;
  /** Part of the message with which the build has to fail. */
  readonly fails: string | undefined;
}

/** All samples: those that may build in the playground, and why the others cannot. */
export function readCandidates() {
  const candidates: Candidate[] = [];
  const impossible: Record<string, string> = {};
  for (const id of listSamples()) {
    const folder = `${samplesFolder}/${id}`;
    const { toolchain, commands, expect } = readSample(folder).manifest;
    const fails = expect === 'builds' ? undefined : expect.fails;
    const command = commands.map((words) => words.join(' ')).join(' && ');
    if (toolchain !== undefined)
      impossible[id] = `It needs the packages of the toolchain “${toolchain}”.`;
    else if (command !== 'rslib' && command !== 'rslib build')
      impossible[id] = `It runs “${command}”.`;
    else candidates.push({ id, folder, fails });
  }
  return { candidates, impossible };
}

/** The files of a sample where a reader has them. */
export function inputsOf(folder: string): [path: string, content: Buffer][] {
  const files = [...readFiles(folder, inputFiles(folder))];
  return files.map(([file, content]) => [installedPath(file), content]);
}

/** The texts of a sample by path, to be edited; undefined if a file of it is no text. */
export function textsOf(id: string): Record<string, string> | undefined {
  const texts: Record<string, string> = {};
  for (const [path, content] of inputsOf(`${samplesFolder}/${id}`)) {
    const text = decodeText(content);
    if (text === undefined) return undefined;
    texts[path] = text;
  }
  return texts;
}
