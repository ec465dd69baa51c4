import alias from '@rollup/plugin-alias';

export default {
  input: 'src/index.js',
  external: ['pad-core/compat'],
  plugins: [
    alias({
      entries: [
        {
          find: '@',
          replacement: `${import.meta.dirname}/src`,
        },
        { find: 'pad-old', replacement: 'pad-core/compat' },
        {
          find: './clock.js',
          replacement: './clock.browser.js',
        },
      ],
    }),
  ],
  output: { file: 'dist/rollup/index.js' },
};
