export default {
  lib: [{ source: { entry: './src/index.ts' } }],
};
