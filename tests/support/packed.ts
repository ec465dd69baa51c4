import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect } from '@playwright/test';
import { createRslib, mergeRslibConfig, type RslibConfig } from '@rslib/core';
import { publint } from 'publint';

const tsc = path.resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

/** A package of this repository for others. */
interface Source {
  /** The absolute path of its folder, and the configuration in it. */
  readonly root: string;
  readonly config: RslibConfig;
  /** The name and version that it gets. */
  readonly name: string;
  readonly version: string;
}

/** A folder outside of this repository in which a package is installed. */
export interface Consumer {
  /** Writes files by their paths in the folder. */
  write(files: Readonly<Record<string, string>>): void;
  /** Runs a file with Node.js there, and returns what it prints. */
  run(...args: readonly string[]): string;
  /** Compiles a file strictly; expects that TypeScript has nothing to say. */
  compile(file: string): void;
}

/**
 * Builds a package with Rslib, packs it, and installs it elsewhere from its tarball, in which publint
 * and Are The Types Wrong have to find nothing. Packages for others are for ES modules.
 */
export async function installPacked(source: Source): Promise<Consumer> {
  const { root, config, name, version } = source;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'packed-'));
  const run = (command: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, text: stdout + stderr };
  };
  const output = { distPath: { root: `${folder}/built` } };
  const own = mergeRslibConfig(config, { logLevel: 'error', output });
  await (await createRslib({ cwd: root, config: own })).build();
  const packed = run('npm', 'pack', '--silent', './built').text.trim();
  expect(packed).toBe(`${name}-${version}.tgz`);
  const tarball = new Uint8Array(readFileSync(`${folder}/${packed}`));
  const { messages } = await publint({ pack: { tarball: tarball.buffer } });
  expect(messages).toEqual([]);
  const { problems } = Object(await checkPackage(createPackageFromTarballData(tarball)));
  // require() loads ES modules, too, in the versions of Node.js that these packages are for.
  const isReal = ({ kind }: { kind: string }) => kind !== 'CJSResolvesToESM';
  expect(problems.filter(isReal)).toEqual([]);
  mkdirSync(`${folder}/node_modules/${name}`, { recursive: true });
  const into = ['-C', `node_modules/${name}`, '--strip-components=1'];
  expect(run('tar', '-xzf', packed, ...into).text).toBe('');
  return {
    write(files) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
        writeFileSync(`${folder}/${file}`, text);
      }
    },
    run: (...args) => run(process.execPath, ...args).text,
    compile(file) {
      const strict = [
        '--strict',
        '--module',
        'node16',
        '--target',
        'es2022',
        '--types',
        '',
      ];
      const said = run(process.execPath, tsc, ...strict, file);
      expect(said).toEqual({ status: 0, text: '' });
    },
  };
}
