import { defineConfig } from '@rslib/core';

const script = { index: './src/script.ts' };
const to = (folder: string) => ({
  distPath: `../dist/${folder}`,
  cleanDistPath: true,
});

export default defineConfig({
  performance: { buildCache: false },
  lib: [
    { format: 'esm', output: to('esm') },
    { format: 'cjs', output: to('cjs') },
    { format: 'umd', output: to('umd') },
    {
      format: 'iife',
      source: { entry: script },
      output: to('iife'),
    },
  ],
});
