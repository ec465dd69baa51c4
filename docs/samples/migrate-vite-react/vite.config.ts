import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: {
      entry: 'src/index.tsx',
      formats: ['es', 'umd'],
      name: 'LikeButton',
      cssFileName: 'style',
    },
    outDir: 'dist/vite',
    rolldownOptions: {
      external: ['react'],
      output: { globals: { react: 'React' } },
    },
  },
  plugins: [react({ jsxRuntime: 'classic' })],
});
