import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: {
      entry: {
        index: 'src/index.ts',
        kebab: 'src/kebab.ts',
      },
    },
    outDir: 'dist/vite/entries',
  },
});
