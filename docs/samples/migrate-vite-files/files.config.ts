import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: {
      entry: 'src/index.ts',
      formats: ['es'],
      fileName: (_format, name) => `${name}.js`,
    },
    outDir: 'dist/vite/files',
    rolldownOptions: { output: { preserveModules: true } },
  },
});
