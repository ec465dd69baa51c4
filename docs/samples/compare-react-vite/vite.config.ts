import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';

export default defineConfig({
  build: {
    lib: {
      entry: 'src/index.tsx',
      formats: ['es'],
      fileName: 'index',
      cssFileName: 'index',
    },
    rolldownOptions: { external: [/^react(\/|$)/] },
  },
  plugins: [react(), dts()],
});
