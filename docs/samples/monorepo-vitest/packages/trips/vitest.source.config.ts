import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: {
    resolve: {
      conditions: ['@roads/source', 'module', 'node'],
    },
  },
});
