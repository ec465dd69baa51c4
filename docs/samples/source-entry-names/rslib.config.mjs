export default {
  source: { entry: ['./src/index.ts', './src/length.ts'] },
  lib: [{}],
};
