import path from 'node:path';
import { defineConfig, type Options } from 'tsup';

type Plugins = NonNullable<Options['esbuildPlugins']>;

const memory: Plugins[number] = {
  name: 'memory',
  setup(build) {
    build.onResolve({ filter: /\/store$/ }, (args) => ({
      path: path.join(args.resolveDir, 'store.memory.ts'),
    }));
  },
};

const flags: Plugins[number] = {
  name: 'flags',
  setup(build) {
    build.onResolve({ filter: /^build:flags$/ }, () => ({
      path: 'flags',
      namespace: 'build',
    }));
    const all = { filter: /./, namespace: 'build' };
    build.onLoad(all, () => ({
      contents: 'export default { fast: true };',
    }));
  },
};

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  outDir: 'dist/tsup',
  esbuildPlugins: [memory, flags],
});
