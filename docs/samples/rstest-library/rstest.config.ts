import { withRslibConfig } from '@rstest/adapter-rslib';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  // One dot for each test that passed.
  reporters: [['dot', { summary: false }]],
  projects: [
    {
      name: 'source',
      extends: withRslibConfig({ libId: 'esm' }),
      include: ['src/**/*.test.ts'],
    },
    {
      name: 'package',
      include: ['test/**/*.test.ts'],
      // Node.js loads it, through "exports".
      output: { externals: ['read-duration'] },
    },
  ],
});
