export default {
  source: { alias: { '@': './src' } },
  lib: [{ bundle: false }],
};
