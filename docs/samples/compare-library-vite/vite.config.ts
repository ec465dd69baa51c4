import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';

export default defineConfig({
  build: {
    lib: {
      entry: 'src/index.ts',
      formats: ['es', 'cjs'],
      fileName: 'index',
    },
    rolldownOptions: { external: ['word-distance'] },
  },
  plugins: [dts({ bundleTypes: true })],
});
