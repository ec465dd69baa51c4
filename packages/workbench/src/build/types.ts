import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writePart } from '@site/engine/bundle';
import type { EngineManifest } from '@site/engine/protocol';
import { build } from 'esbuild';
import type { TypesManifest } from '../browser/playground/types/useTypes.ts';
import { readDeclarations } from './declarations.ts';

const typesWorker = '../browser/playground/types/worker.ts';

/** Adds to the folder of an engine what checks types, and `types.json`, a `TypesManifest`. */
export async function bundleTypes(folder: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(import.meta.dirname, typesWorker)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The worker that checks types was not bundled.');
  const declarations = Buffer.from(JSON.stringify(readDeclarations()));
  const engine: EngineManifest = JSON.parse(
    readFileSync(`${folder}/engine.json`, 'utf8'),
  );
  const manifest: TypesManifest = {
    worker: writePart(folder, 'types.js', script.contents),
    declarations: writePart(folder, 'declarations.json', declarations),
    typescript: engine.parts.typescript,
  };
  writeFileSync(`${folder}/types.json`, JSON.stringify(manifest));
}
