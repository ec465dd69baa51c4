import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { terminalLines } from '@site/samples/build/terminal';
import { typescript } from '@site/samples/build/toolchains';
import type { CheckKind } from '../browser/data/proof.ts';
import type { Loaded } from './load.ts';

/** The ways in which projects look up types; Node.js with `require()` of ES modules is the newest. */
const modes = {
  'types-node16': { module: 'node16', moduleResolution: 'node16' },
  'types-bundler': { module: 'esnext', moduleResolution: 'bundler' },
  'types-require': { module: 'nodenext', moduleResolution: 'nodenext' },
} as const;

/** How types are looked up by the compiler. */
export type Mode = keyof typeof modes & CheckKind;

/**
 * Compiles files of consumers strictly, all in one run of TypeScript, and tells for each what the compiler says of it or
 * of the packages beside it. `files` are absolute paths below `scratch`.
 */
export function compileAll(
  mode: Mode,
  files: readonly string[],
  scratch: string,
): Map<string, Loaded> {
  if (files.length === 0) return new Map();
  const config = `${scratch}/tsconfig.${mode}.json`;
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    types: [],
    ...modes[mode],
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [typescript, '--project', config, '--pretty', 'false'],
    { cwd: scratch, encoding: 'utf8', timeout: 120_000 },
  );
  const lines = terminalLines(stdout + stderr);
  const said = files.map((file) => {
    const project = path.relative(scratch, path.dirname(file)).replaceAll('\\', '/');
    const own = lines.filter((line) => line.startsWith(`${project}/`));
    const says = own.map((line) => line.slice(project.length + 1));
    const ok = says.length === 0;
    return [file, { ok, says: ok ? ['no errors'] : says }] as const;
  });
  if (status !== 0 && said.every(([, { ok }]) => ok)) {
    throw new Error(`TypeScript did not compile the consumers:\n${lines.join('\n')}`);
  }
  return new Map(said);
}
