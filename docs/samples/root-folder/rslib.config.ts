import { defineConfig } from '@rslib/core';

export default defineConfig({
  root: './packages/sum',
});
