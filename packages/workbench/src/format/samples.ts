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
  readonly commands: readonly (readonly string[])[];
  /** Part of the message with which the build has to fail. */
  readonly fails: string | undefined;
}

/** Toolchains whose packages the engine has, or some of them. */
const toolchains = ['react', 'typescript-6'];

/**
 * All samples: those that may build in the playground, and by reason those that cannot: their commands
 * are scripts of Node.js, or other programs, or they are built with packages that the engine has not.
 */
export function readCandidates() {
  const candidates: Candidate[] = [];
  const scripts: Record<string, string> = {};
  const programs: Record<string, string> = {};
  const packages: Record<string, string> = {};
  for (const id of listSamples()) {
    const folder = `${samplesFolder}/${id}`;
    const { toolchain, commands, expect } = readSample(folder).manifest;
    const fails = expect === 'builds' ? undefined : expect.fails;
    const others = commands.flatMap(([program = '']) =>
      program === 'rslib' ? [] : program,
    );
    const line = `It runs “${lineOf(commands)}”.`;
    if (others.some((program) => program !== 'node')) programs[id] = line;
    else if (others.length > 0) scripts[id] = line;
    else if (toolchain !== undefined && !toolchains.includes(toolchain))
      packages[id] = `It needs the packages of the toolchain “${toolchain}”.`;
    else candidates.push({ id, folder, commands, fails });
  }
  return { candidates, impossible: { programs, scripts, packages } };
}

const lineOf = (commands: Candidate['commands']) =>
  commands.map((words) => words.join(' ')).join(' && ');

/** The files of a sample where a reader has them. */
export function inputsOf(folder: string): [path: string, content: Buffer][] {
  const files = [...readFiles(folder, inputFiles(folder))];
  return files.map(([file, content]) => [installedPath(file), content]);
}

/**
 * The texts of a sample by path, to be edited; undefined if a file of it is no text. The script `build`
 * has its commands, unless they are `rslib` alone.
 */
export function textsOf(id: string): Record<string, string> | undefined {
  const folder = `${samplesFolder}/${id}`;
  const texts: Record<string, string> = {};
  for (const [path, content] of inputsOf(folder)) {
    const text = decodeText(content);
    if (text === undefined) return undefined;
    texts[path] = text;
  }
  const build = lineOf(readSample(folder).manifest.commands);
  if (build !== 'rslib' && build !== 'rslib build') {
    const manifest = JSON.parse(texts['package.json'] ?? '{}');
    const scripts = { ...manifest.scripts, build };
    texts['package.json'] = `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`;
  }
  return texts;
}
