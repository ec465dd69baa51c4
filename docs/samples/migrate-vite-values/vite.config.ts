import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: {
      entry: 'src/index.ts',
      formats: ['es'],
      fileName: 'index',
    },
    assetsInlineLimit: 0,
    minify: false,
    outDir: 'dist/vite',
    sourcemap: true,
    target: 'es2019',
  },
  define: { CHANNEL: '"stable"' },
});
