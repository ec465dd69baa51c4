import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: ['src/index'],
  rollup: { esbuild: { minify: true, target: 'es2017' } },
  hooks: {
    'rollup:options'(_, options) {
      options.output = [
        {
          dir: 'dist',
          entryFileNames: 'copy-toast.js',
          format: 'umd',
          name: 'CopyToast',
        },
      ];
    },
  },
});
