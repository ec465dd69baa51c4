import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { inputFiles, installedPath, readFiles } from '@site/samples/format/files';
import { filesHash } from '@site/samples/format/record';
import { type Exercise, plain } from '@site/samples/format/sample';
import { type Collection, collection, type Kept } from '@site/samples/record/collection';
import { runSample } from '@site/samples/record/run';
import { emptyFolder } from '@site/samples/record/scratch';
import type { Snapshot, SourceFile } from '../../format/data.ts';
import { explorerFolder } from '../../format/records.ts';
import { keyOf, parseKey, statesOf } from '../../format/states.ts';
import { type InputId, inputs, type State } from '../../format/toggles.ts';
import { configOf } from './config.ts';
import { manifestOf } from './manifest.ts';

/** The states of the output explorer as a kind, recorded in `folder`: those of an input together. */
export function statesIn(folder: string): Collection<Snapshot> {
  return collection({
    noun: 'state',
    command: 'explorer',
    code: 'packages/workbench/src/record/states',
    names: () => inputs,
    itemsOf: (name) => statesOf(parseKey(name).input).map(keyOf),
    file: (name) => `${folder}/${name}.json`,
    inputs(name) {
      const { input } = parseKey(name);
      const source = `${explorerFolder}/${input}`;
      const configured = statesOf(input).map(
        (one) => `\0${keyOf(one)}\0${configOf(one)}`,
      );
      return filesHash(readFiles(source, inputFiles(source)), configured);
    },
    others: (name) => ({ sources: sourcesOf(parseKey(name).input) }),
    build,
  });
}

/** The states of the site. */
export const states = statesIn(explorerFolder);

/** The source files of an input where readers have them, including its dependencies. */
function sourcesOf(input: InputId): SourceFile[] {
  const folder = `${explorerFolder}/${input}`;
  return inputFiles(folder)
    .filter((file) => file !== 'package.json')
    .map((file) => ({
      path: installedPath(file),
      text: readFileSync(`${folder}/${file}`, 'utf8'),
    }));
}

/** Builds a state like a sample whose configuration and `package.json` are written here. */
async function build(key: string, scratch: string): Promise<Kept<Snapshot>> {
  const state = parseKey(key);
  const config = configOf(state);
  const manifest = manifestOf(state);
  const folder = emptyFolder(`${scratch}.inputs`, key);
  cpSync(`${explorerFolder}/${state.input}`, folder, { recursive: true });
  writeFileSync(`${folder}/rslib.config.ts`, config);
  writeFileSync(`${folder}/package.json`, manifest);
  const asSample = { ...plain, exercises: checksOf(state) };
  const run = await runSample({ id: key, folder, manifest: asSample }, scratch);
  const { commands, exercises, files } = run.recorded;
  const kept = {
    key,
    config,
    manifest,
    terminal: commands.flatMap(({ terminal }) => terminal),
    checks: exercises.map(({ command, says }) => ({ command, says })),
    files: files.map(({ path, ...sizes }) => ({
      path,
      text: String(run.files.get(path)),
      ...sizes,
    })),
  };
  return { folder: run.folder, complaints: run.complaints, kept };
}

/** What must find nothing. Node.js cannot detect the names that a script for pages exports. */
function checksOf({ format, dts }: State): Exercise[] {
  const hasTypes = dts !== 'off' && (format === 'esm' || format === 'cjs');
  return [{ publint: true }, ...(hasTypes ? [{ attw: 'auto' } as const] : [])];
}
