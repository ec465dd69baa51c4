// Registers what is loaded by name during a build, and when Rslib itself is loaded.
// biome-ignore lint/correctness/noUndeclaredDependencies: the build makes this module
import { modules } from 'virtual-modules';
import * as astGrep from '../shims/ast-grep.js';
import { registry } from '../shims/registry.js';

registry.set('@ast-grep/napi', astGrep);
for (const [name, load] of Object.entries(modules)) {
  const { default: value, ...rest } = Object(load());
  // `require` of an ES module that has a default export alone returns that.
  const isAlone = value !== undefined && Object.keys(rest).length === 0;
  registry.set(name, isAlone ? value : load());
}

// In place of the `import()` of loaders in `@rspack/core`: bundle/plugin.ts.
Object.assign(globalThis, {
  async importLoader(url: string): Promise<unknown> {
    const path = decodeURIComponent(new URL(url).pathname);
    if (registry.has(path)) return registry.get(path);
    throw new Error(`The playground does not have the loader ${path}.`);
  },
});
