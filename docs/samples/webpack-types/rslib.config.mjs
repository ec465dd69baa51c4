import { defineConfig } from '@rslib/core';
import types from './types.cjs';

export default defineConfig({
  lib: types.map((library) => ({
    format: 'iife',
    output: {
      distPath: `dist/rslib/${library.type}`,
      target: 'web',
    },
    tools: {
      rspack: {
        output: {
          library,
        },
      },
    },
  })),
});
