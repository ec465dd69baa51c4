import { defineConfig } from '@rslib/core';

const item = (name: string) => ({
  id: name,
  source: { tsconfigPath: `./tsconfig/${name}.json` },
  output: { distPath: `dist/${name}` },
});

export default defineConfig({
  lib: [
    item('plain'),
    item('target'),
    item('jsx'),
    item('comments'),
    item('fields'),
    item('decorators'),
    item('paths'),
  ],
  source: { entry: { index: './src/index.tsx' } },
});
