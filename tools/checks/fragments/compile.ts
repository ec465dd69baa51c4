import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@site/pages/repository';
import { typescript } from '@site/samples/build/toolchains';
import type { Complaint } from './complaint.ts';

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
 * Compiles files, given by name and text, in one run of the installed TypeScript against the
 * installed packages, and returns what it complains about for each file that has complaints.
 * Throws when TypeScript cannot do its work.
 */
export function compile(
  files: ReadonlyMap<string, string>,
): Promise<Map<string, Complaint[]>> {
  const config = { compilerOptions, files: [...files.keys()] };
  return inScratch(files, async (folder) => {
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
    return complaintsIn(await run(['-p', '.', '--pretty', 'false'], folder));
  });
}

/**
 * Asks the installed TypeScript what it thinks of the text of a `tsconfig.json`, and returns its
 * complaints about options. Which files the text names, and what is in them, does not matter.
 */
export function readConfig(text: string): Promise<Complaint[]> {
  return inScratch(new Map([['tsconfig.json', text]]), async (folder) => {
    const output = await run(['-p', '.', '--noEmit', '--pretty', 'false'], folder);
    const aboutOptions = output
      .split('\n')
      .filter((line) => line.startsWith('tsconfig.json('))
      .join('\n');
    return complaintsIn(aboutOptions).get('tsconfig.json') ?? [];
  });
}

/** The folder lies in the repository, so that packages are found by walking up. */
async function inScratch<T>(
  files: ReadonlyMap<string, string>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const parent = `${repository}/.cache/fragments`;
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(`${parent}/run-`);
  try {
    for (const [file, text] of files) {
      mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
      writeFileSync(`${folder}/${file}`, text);
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [typescript, ...args],
      { cwd },
      (error, stdout, stderr) => {
        // A number is the exit code of a compiler that complained; a word is a failure to start.
        if (error && typeof error.code !== 'number') reject(error);
        else if (stderr !== '') reject(new Error(`tsc failed: ${stderr}`));
        else resolve(stdout);
      },
    );
  });
}

/** Reads lines such as `a.ts(3,5): error TS2353: Text`; indented lines explain the one before. */
function complaintsIn(output: string): Map<string, Complaint[]> {
  const found = new Map<string, Complaint[]>();
  let latest: { line: number; what: string } | undefined;
  for (const text of output.split('\n').filter(Boolean)) {
    const [, file, line, what] = /^(\S.*?)\((\d+),\d+\): error (.+)$/.exec(text) ?? [];
    if (file !== undefined && what !== undefined) {
      latest = { line: Number(line), what };
      found.set(file, [...(found.get(file) ?? []), latest]);
    } else if (latest && text.startsWith(' ')) latest.what += ` ${text.trim()}`;
    else throw new Error(`tsc could not check the fragments: ${output}`);
  }
  return found;
}
