import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../command.ts';
import { terminalLines } from '../normalise.ts';
import { typescript } from '../places.ts';
import { replacementsFor } from '../scratch.ts';
import { makeConsumer } from './consumer.ts';
import type { Said } from './said.ts';

/** The two ways in which today's projects look up the types of a package. */
const resolutions = [
  { moduleResolution: 'node16', module: 'node16' },
  { moduleResolution: 'bundler', module: 'esnext' },
];

/**
 * Compiles a file that uses a built package, in a strict project that has it installed, once
 * for each way of looking up types. The declarations themselves are checked too. Says `no
 * errors` or what TypeScript says, each line with the way in front.
 */
export async function compileConsumer(
  folder: string,
  name: string,
  file: string,
): Promise<Said> {
  const consumer = makeConsumer(folder, name, file);
  const says: string[] = [];
  let ok = true;
  for (const options of resolutions) {
    writeFileSync(`${consumer}/tsconfig.json`, config(options, path.basename(file)));
    const run = await runCommand(
      ['node', typescript, '--project', '.', '--pretty', 'false'],
      consumer,
    );
    const lines = terminalLines(run.output, replacementsFor(folder));
    ok &&= run.exitCode === 0;
    for (const line of lines.length > 0 ? lines : ['no errors']) {
      says.push(`${options.moduleResolution}: ${line}`);
    }
  }
  return { ok, command: `tsc --strict ${file}`, says };
}

function config(options: Record<string, string>, file: string): string {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2023', 'dom'],
    jsx: 'react-jsx',
    types: [],
    ...options,
  };
  return JSON.stringify({ compilerOptions, files: [file] });
}
