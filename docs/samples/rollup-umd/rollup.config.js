import terser from '@rollup/plugin-terser';

const globals = { 'tile-map': 'TileMap' };
const name = 'MapPins';
const banner = '/*! map-pins 1.0.0 */';

export default {
  input: 'src/index.js',
  external: ['tile-map'],
  output: [
    {
      file: 'dist/rollup/map-pins.umd.cjs',
      format: 'umd',
      name,
      globals,
      banner,
      plugins: [terser()],
    },
    {
      file: 'dist/rollup/map-pins.iife.js',
      format: 'iife',
      name,
      globals,
      banner,
    },
  ],
};
