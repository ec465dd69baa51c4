import { defineConfig } from '@rslib/core';

if (!process.env.PUBLIC_API) {
  throw new Error('PUBLIC_API is not set.');
}

export default defineConfig({ lib: [{ format: 'esm' }] });
