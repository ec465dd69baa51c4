import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@site/pages/repository';
import { origin } from '@site/settings';
import { build } from 'esbuild';

/** Bundles the script with its parsers into one file, and returns its text. */
export async function bundleCompare(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(import.meta.dirname, 'tool/cli.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    mainFields: ['module', 'main'],
    define: { 'process.env.SITE_ORIGIN': JSON.stringify(origin) },
    legalComments: 'inline',
    banner: { js: `// ${origin}/compare.mjs` },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Writes the bundled script into the cache, and returns its absolute path. */
export async function compareScript(): Promise<string> {
  const file = `${repository}/.cache/compare/compare.mjs`;
  mkdirSync(path.dirname(file), { recursive: true });
  // Tests run at the same time, and none may read a half-written file.
  writeFileSync(`${file}.${process.pid}`, await bundleCompare());
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
