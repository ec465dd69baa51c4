import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const moduleOf = (text: string) =>
  `export default ${JSON.stringify(text.trim().split('\n'))}`;

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  outDir: 'dist/tsup',
  metafile: true,
  esbuildPlugins: [
    {
      name: 'list',
      setup(build) {
        build.onLoad({ filter: /\.list$/ }, ({ path }) => ({
          contents: moduleOf(readFileSync(path, 'utf8')),
        }));
      },
    },
  ],
  plugins: [
    {
      name: 'stamp',
      renderChunk: (code) => ({ code: `${code}// stamped\n` }),
    },
  ],
  esbuildOptions(options) {
    options.conditions = ['browser'];
  },
});
