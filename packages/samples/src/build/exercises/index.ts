import type { RecordedExercise } from '../record.ts';
import { type Exercise, readPackage, type Sample } from '../sample.ts';
import {
  bundleApp,
  compileConsumer,
  type ExerciseResult,
  loadEntry,
  runProgram,
  runScript,
} from './programs.ts';

let packageChecks: Promise<typeof import('./package-checks.ts')> | undefined;

/**
 * Imported on demand, because the checks load a TypeScript of their own, and only once: when two
 * samples import a module at the same time, jiti returns it before it is ready.
 */
function loadPackageChecks(): Promise<typeof import('./package-checks.ts')> {
  packageChecks ??= import('./package-checks.ts');
  return packageChecks;
}

/** Runs the exercises of a sample's manifest, in order, on the built package in `folder`. */
export async function runExercises(
  { manifest }: Sample,
  folder: string,
): Promise<RecordedExercise[]> {
  const recorded: RecordedExercise[] = [];
  for (const exercise of manifest.exercises) {
    const { ok, command, says } = await runExercise(exercise, folder);
    recorded.push({ exercise, ok, command, says });
  }
  return recorded;
}

async function runExercise(exercise: Exercise, folder: string): Promise<ExerciseResult> {
  const { node } = exercise;
  const pkg = { folder, name: readPackage(folder).name };
  if ('app' in exercise) return bundleApp(pkg, exercise.app, exercise.require);
  if ('import' in exercise) return loadEntry('import', pkg, exercise.import, node);
  if ('require' in exercise) return loadEntry('require', pkg, exercise.require, node);
  if ('script' in exercise) return runScript(folder, exercise.script, exercise.global);
  if ('run' in exercise) return runProgram(folder, exercise.run, node);
  if ('types' in exercise) return compileConsumer(pkg, exercise.types);
  const { runAttw, runPublint } = await loadPackageChecks();
  return 'publint' in exercise ? runPublint(folder) : runAttw(folder, exercise.attw);
}
