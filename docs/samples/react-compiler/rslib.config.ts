import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact({ reactCompiler: true })],
  lib: [
    {
      id: 'web',
      output: { target: 'web', distPath: 'dist/web' },
    },
    { id: 'node', output: { distPath: 'dist/node' } },
  ],
});
