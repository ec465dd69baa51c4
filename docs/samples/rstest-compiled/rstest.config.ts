import { defineConfig } from '@rstest/core';

export default defineConfig({
  reporters: ['github-actions'],
  projects: [
    { name: 'compiled' },
    {
      name: 'node',
      output: { externals: ['count-words'] },
    },
  ],
});
