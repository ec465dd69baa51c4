import type { ExerciseResult, Files, RecordedExercise } from '../../format/record.ts';
import type { Exercise } from '../../format/sample.ts';
import { packedFiles } from './packed-files.ts';
import {
  type BuiltPackage,
  bundleApp,
  compileConsumer,
  loadEntry,
  runProgram,
  runScript,
} from './programs.ts';

/** Runs exercises on a built package, in order. */
export async function runExercises(
  exercises: readonly Exercise[],
  pkg: BuiltPackage,
): Promise<RecordedExercise[]> {
  let packed: Files | undefined;
  const run = async (exercise: Exercise): Promise<ExerciseResult> => {
    const { node } = exercise;
    if ('app' in exercise) return bundleApp(pkg, exercise);
    if ('import' in exercise) return loadEntry('import', pkg, exercise.import, node);
    if ('require' in exercise) return loadEntry('require', pkg, exercise.require, node);
    if ('script' in exercise)
      return runScript(pkg.folder, exercise.script, exercise.global);
    if ('run' in exercise) return runProgram(pkg.folder, exercise.run, node);
    if ('types' in exercise) return compileConsumer(pkg, exercise.types);
    // Imported on demand, because the checks load a TypeScript of their own.
    const { runAttw, runPublint } = await import('../../format/package-checks.ts');
    packed ??= await packedFiles(pkg.folder);
    return 'publint' in exercise ? runPublint(packed) : runAttw(packed, exercise.attw);
  };
  const recorded: RecordedExercise[] = [];
  for (const exercise of exercises) {
    const { ok, command, says } = await run(exercise);
    recorded.push({ exercise, ok, command, says });
  }
  return recorded;
}
