import { readPackage } from '../manifest.ts';
import type { Exercise, RecordedExercise, Sample } from '../types.ts';
import { bundleApp } from './app.ts';
import { loadEntry } from './load.ts';
import './pack.ts';
import { runProgram } from './program.ts';
import type { Said } from './said.ts';
import { runScript } from './script.ts';
import { compileConsumer } from './types.ts';

// Loaded only when asked for, because they bring a TypeScript of their own, and once for all samples that are built at
// the same time: the loader hands out a module that is asked for twice at once before it is ready. What both need is
// imported above for the same reason.
const publint = once(() => import('./publint.ts'));
const attw = once(() => import('./attw.ts'));

/** Does what a sample's manifest asks for with the built package in `folder`, in that order. */
export async function exerciseAll(
  sample: Sample,
  folder: string,
): Promise<RecordedExercise[]> {
  const recorded: RecordedExercise[] = [];
  for (const exercise of sample.manifest.exercises) {
    const { ok, command, says } = await perform(exercise, folder);
    recorded.push({ exercise, ok, command, says });
  }
  return recorded;
}

async function perform(exercise: Exercise, folder: string): Promise<Said> {
  const { name } = readPackage(folder);
  const { node } = exercise;
  if ('app' in exercise) return bundleApp(folder, name, exercise.app, exercise.require);
  if ('import' in exercise)
    return loadEntry('import', folder, name, exercise.import, node);
  if ('require' in exercise)
    return loadEntry('require', folder, name, exercise.require, node);
  if ('script' in exercise) return runScript(folder, exercise.script, exercise.global);
  if ('run' in exercise) return runProgram(folder, exercise.run, node);
  if ('types' in exercise) return compileConsumer(folder, name, exercise.types);
  if ('publint' in exercise) return (await publint()).askPublint(folder);
  return (await attw()).askAttw(folder, exercise.attw);
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
