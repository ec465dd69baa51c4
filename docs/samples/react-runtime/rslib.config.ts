import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

type Runtime = 'automatic' | 'classic' | 'preserve';

const item = (runtime: Runtime) => ({
  id: runtime,
  bundle: false,
  plugins: [pluginReact({ swcReactOptions: { runtime } })],
  output: {
    distPath: `dist/${runtime}`,
    filename: runtime === 'preserve' ? { js: '[name].jsx' } : {},
  },
});

export default defineConfig({
  lib: [item('automatic'), item('classic'), item('preserve')],
});
