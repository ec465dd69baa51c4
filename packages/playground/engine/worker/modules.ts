import { modules } from 'virtual-playground';
import * as astGrep from '../shims/ast-grep.js';
import { registry } from '../shims/registry.js';

/** Registers what is loaded by name during a build. */
export function registerModules(binding: object): void {
  registry.set('@rspack/binding', binding);
  registry.set('@ast-grep/napi', astGrep);
  for (const [name, load] of Object.entries(modules))
    registry.set(name, defaultOf(load()));
  // In place of the `import()` of loaders in `@rspack/core`: bundle/patches.ts.
  Object.assign(globalThis, { importLoader });
}

async function importLoader(url: string): Promise<unknown> {
  const path = decodeURIComponent(new URL(url).pathname);
  if (registry.has(path)) return registry.get(path);
  throw new Error(`The playground does not have the loader ${path}.`);
}

/** `require` of an ES module that has a default export alone returns that. */
function defaultOf(module: unknown): unknown {
  const { default: value, ...rest } = Object(module);
  return value !== undefined && Object.keys(rest).length === 0 ? value : module;
}
