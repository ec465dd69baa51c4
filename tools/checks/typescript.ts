import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@site/pages/repository';
import { typescript } from '@site/samples/build/toolchains';

/** An error that TypeScript or a parser reports, by line of the wrapped fragment. */
export interface CompilerError {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2023',
  lib: ['es2023', 'dom'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  types: ['node', '@rslib/core/types'],
};

/**
 * Compiles `files`, texts by file name, in one run of the installed TypeScript against the
 * installed packages, and returns the errors by file name. Throws when TypeScript does not start.
 */
export async function compileFiles(
  files: ReadonlyMap<string, string>,
): Promise<Map<string, CompilerError[]>> {
  // Inside the repository, so that packages resolve by walking up.
  const parent = `${repository}/.cache/fragments`;
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(`${parent}/run-`);
  const config = JSON.stringify({ compilerOptions, files: [...files.keys()] });
  try {
    for (const [file, text] of [...files, ['tsconfig.json', config] as const]) {
      mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
      writeFileSync(`${folder}/${file}`, text);
    }
    return errorsIn(await run(['-p', '.', '--pretty', 'false'], folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Checks the types of `files`, paths from `root`, where they are. What has not changed since the
 * last run is remembered in `root`/.cache/`name`. Returns the errors by file name, those in other
 * files included. Throws when TypeScript does not start.
 */
export async function typeErrors(
  root: string,
  files: readonly string[],
  name: string,
): Promise<Map<string, CompilerError[]>> {
  const folder = `${root}/.cache/${name}`;
  mkdirSync(folder, { recursive: true });
  const config = {
    compilerOptions: {
      ...compilerOptions,
      checkJs: false,
      allowImportingTsExtensions: true,
      types: ['node'],
      incremental: true,
      tsBuildInfoFile: './types.tsbuildinfo',
    },
    files: files.map((file) => `${root}/${file}`),
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  return errorsIn(await run(['-p', folder, '--pretty', 'false'], root));
}

function run(args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [typescript, ...args],
      { cwd },
      (error, stdout, stderr) => {
        // With errors in the files, `code` is tsc's exit code; otherwise it could not be started.
        if (error && typeof error.code !== 'number') reject(error);
        else if (stderr !== '') reject(new Error(`tsc failed: ${stderr}`));
        else resolve(stdout);
      },
    );
  });
}

/** Reads lines such as `a.ts(3,5): error TS2353: Text`; indented lines explain the one before. */
function errorsIn(output: string): Map<string, CompilerError[]> {
  const found = new Map<string, CompilerError[]>();
  let latest: { line: number; message: string } | undefined;
  for (const text of output.split('\n').filter(Boolean)) {
    const [, file, line, message] = /^(\S.*?)\((\d+),\d+\): error (.+)$/.exec(text) ?? [];
    if (file !== undefined && message !== undefined) {
      latest = { line: Number(line), message };
      found.set(file, [...(found.get(file) ?? []), latest]);
    } else if (latest && text.startsWith(' ')) latest.message += ` ${text.trim()}`;
    else throw new Error(`tsc could not check the types: ${output}`);
  }
  return found;
}
