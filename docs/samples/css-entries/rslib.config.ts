import { defineConfig } from '@rslib/core';

const entry = {
  field: './src/field.ts',
  range: './src/range.ts',
};

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'lost',
      source: { entry },
      output: { distPath: 'dist/lost' },
    },
    {
      id: 'copied',
      format: 'cjs',
      source: { entry },
      output: { distPath: 'dist/copied' },
    },
    {
      id: 'named',
      source: { entry: { ...entry, focus: './src/focus.css' } },
      output: { distPath: 'dist/named' },
    },
  ],
});
