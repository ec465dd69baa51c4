import { defineConfig } from '@rslib/core';

const versions = [
  'esnext',
  'es2021',
  'es2019',
  'es2015',
  'es5',
] as const;

export default defineConfig({
  lib: versions.map((syntax) => ({
    id: syntax,
    syntax,
    output: { distPath: `dist/${syntax}` },
  })),
});
