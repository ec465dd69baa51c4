export default {
  lib: [{ format: 'esm', syntax: 'es2026' }],
};
