// Reconstructed from the published files: the package contains no configuration.
import { defineConfig, type UserConfig } from 'tsdown';

const shared: UserConfig = {
  entry: ['src/**'],
  format: ['esm', 'cjs'],
  fixedExtension: false,
  unbundle: true,
  dts: true,
  sourcemap: true,
  tsconfig: 'tsconfig.build.json',
};

export default defineConfig([
  { ...shared, outDir: 'build/modern', target: 'es2022' },
  {
    ...shared,
    outDir: 'build/legacy',
    target: ['chrome91', 'edge91', 'firefox90', 'ios15', 'opera77', 'safari15'],
  },
]);
