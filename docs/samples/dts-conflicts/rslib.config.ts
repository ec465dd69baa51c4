import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'tsgo',
      dts: { tsgo: false },
    },
    {
      id: 'isolated-tsgo',
      dts: { isolated: true, tsgo: true },
    },
    {
      id: 'isolated-build',
      dts: { isolated: true, build: true },
    },
    {
      id: 'isolated-abort',
      dts: { isolated: true, abortOnError: false },
    },
    {
      id: 'relative',
      dts: { typescriptPath: './typescript' },
    },
    {
      id: 'bundle-build',
      dts: { bundle: true, build: true },
    },
  ],
});
