import { defineConfig } from '@rslib/core';

const legacy = [
  'chrome 91',
  'edge 91',
  'firefox 90',
  'ios_saf 15',
  'opera 77',
  'safari 15',
];

export default defineConfig({
  lib: (['esm', 'cjs'] as const).flatMap((format) => [
    {
      format,
      bundle: false,
      syntax: 'es2020',
      dts: { autoExtension: true },
      output: { distPath: 'build/modern' },
    },
    {
      format,
      bundle: false,
      syntax: legacy,
      dts: { autoExtension: true },
      output: { distPath: 'build/legacy' },
    },
  ]),
  source: {
    entry: { index: ['./src/**', '!./src/__mocks__/**'] },
    tsconfigPath: './tsconfig.build.json',
  },
  output: { sourceMap: true },
});
