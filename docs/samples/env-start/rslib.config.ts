import { defineConfig } from '@rslib/core';

if (!process.env.PUBLIC_API) {
  throw new Error('PUBLIC_API is not set.');
}

export default defineConfig({
  // Env files count for the build cache as well.
  performance: {
    buildCache: { buildDependencies: ['.env', '.env.local'] },
  },
  lib: [{ format: 'esm', dts: true }],
});
