import { registry } from '../shims/registry.js';
import { packages } from './modules.ts';
import type { Files, TypesReport } from './protocol.ts';
import { writeFiles } from './volume.ts';

/** Before a configuration could replace it. */
const { fetch } = globalThis;

let loading: Promise<typeof import('./typescript.ts')> | undefined;

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

/** See `typescript.ts`; undefined as long as TypeScript is not loaded. */
export async function checkTypes(files: Files): Promise<TypesReport | undefined> {
  return (await loading)?.checkTypes(files);
}

async function load(script: string, libraries: string) {
  const [module, files] = await Promise.all([
    import(script) as Promise<typeof import('./typescript.ts')>,
    fetch(libraries).then((response) => response.json()),
  ]);
  writeFiles(packages, files);
  const folder = `${packages}/typescript`;
  for (const name of ['typescript', folder, `${folder}/lib/typescript.js`])
    registry.set(name, module.default);
  return module;
}
