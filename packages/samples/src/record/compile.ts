import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { repository } from '@site/mdx/repository';
import { typescript } from './toolchains.ts';

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
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: ['node'],
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
  try {
    for (const [file, text] of files) writeFileSync(`${folder}/${file}`, text);
    const types = ['node', '@rslib/core/types'];
    return await check(folder, folder, [...files.keys()], { checkJs: true, types });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Checks the types of `files`, paths from `root`, where they are. What has not changed since the
 * last run is remembered in `root`/.cache/`name`. Returns the errors by file name, those in other
 * files included. Throws when TypeScript does not start.
 */
export function typeErrors(
  root: string,
  files: readonly string[],
  name: string,
): Promise<Map<string, CompilerError[]>> {
  const options = { incremental: true, tsBuildInfoFile: './types.tsbuildinfo' };
  return check(root, `${root}/.cache/${name}`, files, options);
}

/** Runs TypeScript in `root`, with its configuration in `folder`. */
async function check(
  root: string,
  folder: string,
  names: readonly string[],
  options: object,
): Promise<Map<string, CompilerError[]>> {
  mkdirSync(folder, { recursive: true });
  const files = names.map((name) => `${root}/${name}`);
  const config = { compilerOptions: { ...compilerOptions, ...options }, files };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  return errorsIn(await run(['-p', folder, '--pretty', 'false'], root));
}

async function run(args: readonly string[], cwd: string): Promise<string> {
  const command = promisify(execFile)(process.execPath, [typescript, ...args], { cwd });
  const { stdout, stderr } = await command.catch((error) => {
    // With errors in the files, `code` is tsc's exit code; otherwise it could not be started.
    if (typeof error.code === 'number') return error;
    throw error;
  });
  if (stderr !== '') throw new Error(`tsc failed: ${stderr}`);
  return stdout;
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
