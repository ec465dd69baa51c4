import { logger } from '@rsbuild/core';
import { generateDts } from 'virtual-playground-declarations';
import { declarations } from '../shims/declarations.js';
import { registry } from '../shims/registry.js';
import { packages } from './modules.ts';
import type { Files, TypesReport } from './protocol.ts';
import { writeFiles } from './volume.ts';

/** Before a configuration could replace it. */
const { fetch } = globalThis;

/** The script that is fetched for declarations: TypeScript, and what works with it. */
interface TypescriptScript {
  readonly default: unknown;
  checkTypes(files: Files): Promise<TypesReport>;
}

let loading: Promise<TypescriptScript> | undefined;

/** Whether declarations can be written without a download. */
export const isTypescriptLoaded = () => loading !== undefined;

/** Makes TypeScript and its libraries available to the package. Both addresses are absolute. */
export async function loadTypescript(
  typescript: string,
  libraries: string,
): Promise<void> {
  loading ??= load(typescript, libraries);
  await loading;
}

/** See `check-types.ts`; undefined as long as TypeScript is not loaded. */
export async function checkTypes(files: Files): Promise<TypesReport | undefined> {
  return (await loading)?.checkTypes(files);
}

async function load(typescript: string, libraries: string): Promise<TypescriptScript> {
  const [module, files] = await Promise.all([
    import(typescript) as Promise<TypescriptScript>,
    fetch(libraries).then((response) => response.json()),
  ]);
  writeFiles(packages, files);
  const folder = `${packages}/typescript`;
  for (const name of ['typescript', folder, `${folder}/lib/typescript.js`])
    registry.set(name, module.default);
  declarations.generate = generateDts;
  declarations.report = (error: unknown) => logger.error(error);
  return module;
}
