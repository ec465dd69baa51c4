import { runCommand } from '../command.ts';
import { terminalLines } from '../normalise.ts';
import { replacementsFor } from '../scratch.ts';
import { makeConsumer } from './consumer.ts';
import { type Said, underNode } from './said.ts';

/** Prints each thing that a package gives, or in one line why it could not be loaded. */
const report = `
const { inspect } = process.getBuiltinModule('node:util');
const tell = (value) => inspect(value, { breakLength: 60, sorted: false });
try {
  const library = LOAD;
  if (typeof library === 'object' && library !== null) {
    for (const [key, value] of Object.entries(library)) console.log(key + ': ' + tell(value));
  } else console.log(tell(library));
} catch (error) {
  const [line] = String(error.message).split('\\n');
  console.log(error.name + (error.code ? ' [' + error.code + ']' : '') + ': ' + line);
  process.exitCode = 1;
}`;

/**
 * Loads an entry of a built package by its own name from a project that has it installed, as an
 * ES module or with `require`, and says what the entry gives, one line for each export. `major` is
 * the version of Node.js that loads it, where that is not the one of all samples.
 */
export async function loadEntry(
  how: 'import' | 'require',
  folder: string,
  name: string,
  entry: string,
  major?: number,
): Promise<Said> {
  const specifier = `${name}${entry.slice(1)}`;
  const load = how === 'import' ? 'await import' : 'require';
  const code = report.replace('LOAD', `${load}(${JSON.stringify(specifier)})`);
  const type = how === 'import' ? 'module' : 'commonjs';
  const consumer = makeConsumer(folder, name);
  const { exitCode, output } = await runCommand(
    ['node', `--input-type=${type}`, '--eval', code],
    consumer,
    major,
  );
  const command =
    how === 'import'
      ? `import * as library from '${specifier}'`
      : `const library = require('${specifier}')`;
  return {
    ok: exitCode === 0,
    command: underNode(command, major),
    says: terminalLines(output, replacementsFor(folder)),
  };
}
