import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: ['default', 'whole', 'dynamic'].map((name) => ({
    id: name,
    source: { entry: { [name]: `./src/${name}.js` } },
    output: { distPath: `dist/${name}` },
  })),
});
