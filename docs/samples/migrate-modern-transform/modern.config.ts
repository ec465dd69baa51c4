import { readFileSync } from 'node:fs';
import {
  defineConfig,
  moduleTools,
} from '@modern-js/module-tools';

const moduleOf = (text: string) =>
  `export default ${JSON.stringify(text.trim().split(' '))}`;

export default defineConfig({
  plugins: [moduleTools()],
  buildConfig: {
    buildType: 'bundle',
    format: 'esm',
    target: 'es5',
    outDir: './dist/modern',
    dts: false,
    shims: true,
    externalHelpers: true,
    transformImport: [
      {
        libraryName: 'icon-kit',
        libraryDirectory: 'es',
        camelToDashComponentName: true,
      },
    ],
    hooks: [
      {
        name: 'words',
        apply(compiler) {
          compiler.hooks.load.tapPromise('words', async ({ path }) =>
            path.endsWith('.words')
              ? { contents: moduleOf(readFileSync(path, 'utf8')) }
              : undefined,
          );
        },
      },
    ],
    esbuildOptions: (options) => ({
      ...options,
      conditions: ['browser'],
    }),
  },
});
