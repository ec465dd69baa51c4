import type { RecordedExercise } from '../record.ts';
import { type AttwProfile, type Exercise, readPackage, type Sample } from '../sample.ts';
import type { PackedFiles } from './package-checks.ts';
import {
  type BuiltPackage,
  bundleApp,
  compileConsumer,
  type ExerciseResult,
  loadEntry,
  runProgram,
  runScript,
} from './programs.ts';

let packageChecks: Promise<typeof import('./package-checks.ts')> | undefined;

/**
 * Imported on demand, because the checks load a TypeScript of their own.
 */
function loadPackageChecks(): Promise<typeof import('./package-checks.ts')> {
  packageChecks ??= import('./package-checks.ts');
  return packageChecks;
}

/** Runs the exercises of a sample's manifest, in order, on the built package in `folder`. */
export async function runExercises(
  { folder: source, manifest }: Sample,
  folder: string,
): Promise<RecordedExercise[]> {
  // A build may have deleted what it was made from.
  const pkg = { folder, name: readPackage(source).name };
  const recorded: RecordedExercise[] = [];
  let packed: PackedFiles | undefined;
  for (const exercise of manifest.exercises) {
    let result: ExerciseResult;
    if ('publint' in exercise || 'attw' in exercise) {
      const { packedFiles, runAttw, runPublint } = await loadPackageChecks();
      packed ??= await packedFiles(folder);
      result = await ('publint' in exercise
        ? runPublint(packed)
        : runAttw(packed, exercise.attw));
    } else result = await runExercise(exercise, pkg);
    const { ok, command, says } = result;
    recorded.push({ exercise, ok, command, says });
  }
  return recorded;
}

function runExercise(
  exercise: Exclude<Exercise, { publint: true } | { attw: AttwProfile }>,
  pkg: BuiltPackage,
): Promise<ExerciseResult> {
  const { node } = exercise;
  if ('app' in exercise) return bundleApp(pkg, exercise.app, exercise.require);
  if ('import' in exercise) return loadEntry('import', pkg, exercise.import, node);
  if ('require' in exercise) return loadEntry('require', pkg, exercise.require, node);
  if ('script' in exercise)
    return runScript(pkg.folder, exercise.script, exercise.global);
  if ('run' in exercise) return runProgram(pkg.folder, exercise.run, node);
  return compileConsumer(pkg, exercise.types);
}
