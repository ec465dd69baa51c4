import { defineConfig } from '@rslib/core';

const entry = {
  'with-bundled': './app/with-bundled.ts',
  'with-bundleless': './app/with-bundleless.ts',
};

export default defineConfig({
  lib: [{}],
  source: { entry },
  output: { distPath: 'dist/app' },
});
