import { defineConfig, type LibConfig } from '@rslib/core';

// The default of build.target in Vite 8.
const browsers = [
  'chrome 111',
  'edge 111',
  'firefox 114',
  'safari 16.4',
  'ios 16.4',
];

const builds: LibConfig[] = [
  { id: 'browsers', syntax: browsers },
  { id: 'es2021', syntax: 'es2021' },
  { id: 'es2022', syntax: 'es2022' },
  { id: 'es2023', syntax: 'es2023' },
  { id: 'es2024', syntax: 'es2024' },
];

export default defineConfig({
  lib: builds.map((item) => ({
    ...item,
    output: { distPath: `dist/${item.id}` },
  })),
  output: { target: 'web' },
});
