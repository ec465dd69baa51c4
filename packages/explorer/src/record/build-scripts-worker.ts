// Builds states of one input in one process: build-scripts-worker.ts <input> <scratch> <key> ...
// Sends each result to the parent. Captures what the tool prints, so nothing else may print.
import { createRslib, loadConfig, version } from '@rslib/core';
import { parseKey } from '../browser/data/states.ts';
import { readBuild } from './build-package.ts';
import type { WorkerMessage } from './build-scripts.ts';
import { copyInput, writePackage } from './package-folder.ts';
import { inputsNamed } from './record.ts';

const [name = '', scratch = '', ...keys] = process.argv.slice(2);
const [input] = inputsNamed([name]);
if (!input) throw new Error('The first argument must be an input.');
const folder = copyInput(input, scratch);
process.chdir(folder);

for (const key of keys) {
  writePackage(folder, parseKey(key));
  const { output, error } = await build();
  const message: WorkerMessage = error
    ? { key, error: [error, ...readBuild(folder, false, output).terminal].join('\n') }
    : { key, result: readBuild(folder, true, output) };
  await new Promise<void>((sent) => process.send?.(message, () => sent()));
}
if (process.connected) process.disconnect();

/** Does what `rslib` does, except that it does not exit when a build fails. */
async function build(): Promise<{ output: string; error?: string }> {
  // Only the command line prints this greeting.
  let output = `Rslib v${version}\n\n`;
  const streams = [process.stdout, process.stderr] as const;
  const originals = streams.map((stream) => stream.write);
  for (const stream of streams) {
    stream.write = (text: string | Uint8Array) => {
      output += typeof text === 'string' ? text : Buffer.from(text).toString();
      return true;
    };
  }
  try {
    const config = await loadConfig({ cwd: folder, command: 'build' });
    // All builds differ, and the cache would still be written while the next one begins.
    config.content.performance = { buildCache: false };
    const rslib = await createRslib({ cwd: folder, config, loadEnv: { cwd: folder } });
    const { close } = await rslib.build();
    await close();
    return { output };
  } catch (error) {
    return { output, error: error instanceof Error ? error.message : String(error) };
  } finally {
    for (const [index, stream] of streams.entries()) {
      const original = originals[index];
      if (original) stream.write = original;
    }
  }
}
