import { defineConfig } from '@rslib/core';

const forms = {
  esm: { format: 'esm', dts: true },
  cjs: { format: 'cjs' },
  files: { format: 'esm', bundle: false },
} as const;

const values = { unset: {}, off: { minify: false }, on: { minify: true } };

export default defineConfig({
  lib: Object.entries(forms).flatMap(([form, lib]) =>
    Object.entries(values).map(([name, output]) => ({
      ...lib,
      id: `${form}-${name}`,
      output: { ...output, distPath: `dist/${form}-${name}` },
      dts: form === 'esm' && name === 'unset',
    })),
  ),
});
