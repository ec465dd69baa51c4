import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  outDir: 'node_modules/.out',
  title: 'name-initials',
  description: 'The first letters of a name.',
  // Do not list every file of the site.
  builderConfig: { performance: { printFileSize: false } },
});
