export default {
  source: { alias: { '@': './src' } },
  lib: [{}],
};
