import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      left: './src/left.js',
      right: './src/right.js',
      'parts/door': './src/door.js',
    },
  },
  output: {
    distPath: 'dist/rslib',
    filename: { js: '[name].mjs' },
    sourceMap: { js: 'hidden-nosources-source-map' },
  },
  tools: {
    rspack: {
      output: {
        chunkFilename: 'parts/[name].mjs',
        sourceMapFilename: 'maps/[name].map',
        devtoolModuleFilenameTemplate: ({ resourcePath }) =>
          resourcePath.replace('./src/', 'two-doors/'),
      },
    },
  },
});
