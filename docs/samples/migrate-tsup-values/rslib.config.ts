import { resolve } from 'node:path';
import { defineConfig, rspack } from '@rslib/core';

const globals = resolve(import.meta.dirname, 'src/globals.ts');

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/rslib/esm' } },
    { format: 'cjs', output: { distPath: 'dist/rslib/cjs' } },
  ],
  autoExtension: false,
  source: {
    define: {
      VERSION: '"2.1.0"',
      'process.env.CHANNEL': '"stable"',
      'process.env.NODE_ENV': '"development"',
    },
  },
  shims: { esm: { __dirname: true, __filename: true } },
  banner: { js: '/* build-card */' },
  footer: { js: '/* end */' },
  tools: {
    rspack: (_config, { addRules, appendPlugins }) => {
      addRules({ test: /\.sql$/, type: 'asset/source' });
      appendPlugins(
        new rspack.ProvidePlugin({ closed: [globals, 'closed'] }),
      );
    },
  },
});
