import { defineConfig } from '@rslib/core';

export default defineConfig(() => ({
  lib: [{ formats: 'cjs', syntax: 'es2020' }],
}));
