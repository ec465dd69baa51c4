import { execFileSync } from 'node:child_process';
import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const onSuccess: RsbuildPlugin = {
  name: 'on-success',
  setup(api) {
    api.onAfterBuild({
      order: 'post',
      handler: ({ stats }) => {
        if (stats?.hasErrors()) return;
        execFileSync('node', ['notify.mjs', 'rslib']);
      },
    });
  },
};

export default defineConfig({
  lib: [
    {
      id: 'durations',
      format: 'esm',
      output: {
        filename: { js: '[name].mjs' },
        copy: [{ from: 'assets' }],
      },
    },
    { format: 'cjs' },
  ],
  source: {
    entry: { index: 'src/index.ts', parse: 'src/parse.ts' },
  },
  output: { distPath: 'dist/rslib', cleanDistPath: true },
  plugins: [onSuccess],
});
