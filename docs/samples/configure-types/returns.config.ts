import { defineConfig, type RslibConfig } from '@rslib/core';

export default defineConfig((): RslibConfig => ({
  lib: [{ formats: 'cjs', syntax: 'es2020' }],
}));
