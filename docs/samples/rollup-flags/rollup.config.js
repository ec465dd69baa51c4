import replace from '@rollup/plugin-replace';

const builds = {
  esm: { file: 'dist/rollup/esm/index.js', format: 'es' },
  cjs: { file: 'dist/rollup/cjs/index.cjs', format: 'cjs' },
};

export default ({ 'config-only': only }) =>
  Object.entries(builds)
    .filter(([name]) => !only || name === only)
    .map(([, output]) => ({
      input: 'src/index.js',
      output,
      plugins: [
        replace({
          preventAssignment: true,
          __EDITION__: JSON.stringify(
            process.env.EDITION ?? 'full',
          ),
        }),
      ],
    }));
