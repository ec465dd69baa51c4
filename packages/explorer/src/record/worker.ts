// Builds many states of one input in one process: worker.ts <input> <scratch> <key> ... The results go to the
// parent as messages. What the tool prints is caught, so nothing else may print.
import { createRslib, loadConfig, version } from '@rslib/core';
import { parseKey } from '../browser/data/key.ts';
import { readBuilt } from './built.ts';
import { configure, layOutInput } from './lay-out.ts';
import { inputsNamed } from './places.ts';
import type { ScriptsMessage } from './scripts.ts';

const [name = '', scratch = '', ...keys] = process.argv.slice(2);
const [input] = inputsNamed([name]);
if (!input) throw new Error('No input is named.');
const folder = layOutInput(input, scratch);
process.chdir(folder);

for (const key of keys) {
  configure(folder, parseKey(key));
  const { output, error } = await build();
  const message: ScriptsMessage = error
    ? { key, error: [error, ...readBuilt(folder, false, output).terminal].join('\n') }
    : { key, built: readBuilt(folder, true, output) };
  await new Promise<void>((sent) => process.send?.(message, () => sent()));
}
if (process.connected) process.disconnect();

/** What `rslib` does, but for the end of the process when it fails. */
async function build(): Promise<{ output: string; error?: string }> {
  // The greeting comes from the command line alone.
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
    // A cache is of no use to builds that all differ, and it would still be written when the next one begins.
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
