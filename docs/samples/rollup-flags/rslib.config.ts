import { defineConfig } from '@rslib/core';

const edition = process.env.EDITION ?? 'full';

export default defineConfig(({ envMode }) => ({
  lib: [
    { id: 'esm', output: { distPath: 'dist/rslib/esm' } },
    {
      id: 'cjs',
      format: 'cjs',
      output: { distPath: 'dist/rslib/cjs' },
    },
  ],
  source: {
    define: {
      __EDITION__: JSON.stringify(
        envMode === 'lite' ? 'lite' : edition,
      ),
    },
  },
}));
