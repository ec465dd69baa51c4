import { defineConfig } from '@rslib/core';

const libraries = [
  'bundled',
  'bundled-promise',
  'bundled-pure',
  'bundleless',
  'bundleless-promise',
];

// An application is minified: see how much is left.
export default defineConfig({
  lib: libraries.map((name) => ({
    id: name,
    source: { entry: { [name]: `./app/${name}.ts` } },
    output: { distPath: 'dist/app', minify: true },
  })),
});
