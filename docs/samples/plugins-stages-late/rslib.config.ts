import { defineConfig, type LibConfig } from '@rslib/core';
import { firstLine } from './first-line.ts';

const item = (
  id: string,
  plugins: LibConfig['plugins'],
): LibConfig => ({
  id,
  plugins,
  output: { distPath: `dist/${id}` },
});

export default defineConfig({
  output: {
    minify: true,
    sourceMap: true,
    filenameHash: true,
  },
  lib: [
    item('without', []),
    item('additions', [firstLine('additions')]),
    item('optimize-size', [firstLine('optimize-size')]),
    item('report', [firstLine('report')]),
  ],
});
