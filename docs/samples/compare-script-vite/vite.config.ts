import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: {
      entry: 'src/index.ts',
      formats: ['umd'],
      name: 'CopyToast',
      fileName: () => 'copy-toast.js',
    },
    target: 'es2017',
  },
});
