export default {
  lib: ['esm'],
};
