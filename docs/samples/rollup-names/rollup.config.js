export default {
  input: { left: 'src/left.js', right: 'src/right.js' },
  output: {
    dir: 'dist/rollup',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'parts/[name].mjs',
    manualChunks: { door: ['src/door.js'] },
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
    sourcemapFileNames: 'maps/[name].map',
    sourcemapPathTransform: (path) =>
      path.replace(/.*\/src\//, 'two-doors/'),
  },
};
