export default {
  lib: [{ format: 'esm', shims: true }],
};
