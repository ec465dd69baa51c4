import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const moduleOf = (text: string) =>
  `export default ${JSON.stringify(text.trim().split(' '))}`;

const words: RsbuildPlugin = {
  name: 'words',
  setup(api) {
    api.transform({ test: /\.words$/ }, ({ code }) =>
      moduleOf(code),
    );
  },
};

export default defineConfig({
  lib: [
    {
      syntax: 'es5',
      externalHelpers: true,
      shims: { esm: { __dirname: true } },
    },
  ],
  source: {
    transformImport: [
      {
        libraryName: 'icon-kit',
        libraryDirectory: 'es',
        camelToDashComponentName: true,
      },
    ],
  },
  resolve: { conditionNames: ['browser', '...'] },
  output: { distPath: 'dist/rslib' },
  plugins: [words],
});
