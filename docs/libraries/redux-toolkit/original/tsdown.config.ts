// Reconstructed from the published files: the package contains no configuration.
import { writeFileSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'tsdown';

/** The entries of a build, each with a folder and a name that the build completes. */
const named = (suffix: string, folder = '') => ({
  [`${folder}redux-toolkit.${suffix}`]: 'src/index.ts',
  [`react/${folder}redux-toolkit-react.${suffix}`]: 'src/react/index.ts',
  [`query/${folder}rtk-query.${suffix}`]: 'src/query/index.ts',
  [`query/react/${folder}rtk-query-react.${suffix}`]: 'src/query/react/index.ts',
});

const shared: UserConfig = {
  sourcemap: true,
  dts: false,
  tsconfig: 'tsconfig.build.json',
  external: [/^@reduxjs\/toolkit/],
};

export default defineConfig([
  { ...shared, format: 'esm', entry: named('modern') },
  {
    ...shared,
    format: 'esm',
    entry: named('legacy-esm'),
    target: 'es2017',
    outExtensions: () => ({ js: '.js' }),
  },
  {
    ...shared,
    format: 'esm',
    entry: named('browser'),
    define: { 'process.env.NODE_ENV': '"production"', process: 'undefined' },
    minify: true,
  },
  {
    ...shared,
    format: 'cjs',
    entry: named('development', 'cjs/'),
    define: { 'process.env.NODE_ENV': '"development"' },
  },
  {
    ...shared,
    format: 'cjs',
    entry: named('production.min', 'cjs/'),
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    onSuccess() {
      writeFileSync('dist/cjs/index.js', '// chooses one of the two\n');
    },
  },
  {
    ...shared,
    format: ['esm', 'cjs'],
    entry: {
      index: 'src/index.ts',
      'react/index': 'src/react/index.ts',
      'query/index': 'src/query/index.ts',
      'query/react/index': 'src/query/react/index.ts',
    },
    dts: { emitDtsOnly: true },
  },
]);
