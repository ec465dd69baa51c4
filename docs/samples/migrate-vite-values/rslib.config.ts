import { defineConfig, loadEnv } from '@rslib/core';

const { publicVars } = loadEnv({ prefixes: ['VITE_'] });

export default defineConfig({
  lib: [{ syntax: 'es2019' }],
  source: {
    define: {
      ...publicVars,
      'import.meta.env.MODE': '"production"',
      CHANNEL: '"stable"',
    },
  },
  output: {
    distPath: 'dist/rslib',
    sourceMap: true,
    target: 'web',
  },
  performance: { printFileSize: { total: false } },
});
