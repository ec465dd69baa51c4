import { defineConfig } from '@rslib/core';

const bundle = (name: string) => ({
  id: name,
  source: { entry: { [name]: `./src/${name}.js` } },
  output: { distPath: `dist/${name}` },
});

export default defineConfig({
  output: { target: 'web' },
  lib: [
    bundle('first'),
    bundle('last'),
    {
      id: 'files',
      bundle: false,
      output: { distPath: 'dist/files' },
    },
    {
      id: 'files-cjs',
      bundle: false,
      format: 'cjs',
      output: { distPath: 'dist/files-cjs' },
    },
  ],
});
