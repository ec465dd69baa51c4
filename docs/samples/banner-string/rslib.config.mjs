export default {
  lib: [{ format: 'esm', banner: '/* MIT license */' }],
};
