import { logger } from '@rsbuild/core';
import { generateDts } from 'virtual-playground-declarations';
import { declarations } from '../shims/declarations.js';
import { registry } from '../shims/registry.js';
import { packages } from './modules.ts';
import { writeFiles } from './volume.ts';

/** Before a configuration could replace it. */
const { fetch } = globalThis;

let loading: Promise<void> | undefined;

/** Whether declarations can be written without a download. */
export const isTypescriptLoaded = () => loading !== undefined;

/** Makes TypeScript and its libraries available to the package. Both addresses are absolute. */
export function loadTypescript(typescript: string, libraries: string): Promise<void> {
  loading ??= load(typescript, libraries);
  return loading;
}

async function load(typescript: string, libraries: string): Promise<void> {
  const [module, files] = await Promise.all([
    import(typescript),
    fetch(libraries).then((response) => response.json()),
  ]);
  writeFiles(packages, files);
  const folder = `${packages}/typescript`;
  for (const name of ['typescript', folder, `${folder}/lib/typescript.js`])
    registry.set(name, module.default);
  declarations.generate = generateDts;
  declarations.report = (error: unknown) => logger.error(error);
}
