import { defineConfig } from '@rslib/core';

const name = 'MapPins';
const banner = { js: '/*! map-pins 1.0.0 */' };

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: name,
      banner,
      output: {
        externals: {
          'tile-map': {
            root: 'TileMap',
            commonjs: 'tile-map',
            commonjs2: 'tile-map',
            amd: 'tile-map',
          },
        },
        filename: { js: '[name].umd.cjs' },
        minify: true,
      },
    },
    {
      format: 'iife',
      banner,
      output: {
        externals: { 'tile-map': 'global TileMap' },
        filename: { js: '[name].iife.js' },
      },
      tools: {
        rspack: {
          output: { library: { type: 'global', name } },
        },
      },
    },
  ],
  source: { entry: { 'map-pins': './src/index.js' } },
  output: { distPath: 'dist/rslib', target: 'web' },
});
