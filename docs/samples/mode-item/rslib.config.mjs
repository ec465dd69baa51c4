export default {
  lib: [{ format: 'cjs', mode: 'development' }],
};
