export default {
  splitChunks: { preset: 'split-by-experience' },
};
