import { defineConfig, type Rsbuild } from '@rslib/core';

const replaceText: Rsbuild.RsbuildPlugin = {
  name: 'warn-once:replace',
  setup(api) {
    api.transform({ test: /src/ }, ({ code }) =>
      code
        .replaceAll('__VERSION__', '3.1.0')
        .replaceAll('import.meta.env?.MODE', '"production"'),
    );
  },
};

export default defineConfig({
  lib: [
    {
      syntax: 'es2019',
      plugins: [replaceText],
      output: { distPath: 'dist/rslib' },
    },
    {
      syntax: 'es2019',
      output: { distPath: 'dist/define-only' },
    },
  ],
  source: {
    define: {
      __DEV__: 'false',
      __VERSION__: '"3.1.0"',
      'import.meta.env?.MODE': '"production"',
    },
  },
});
