import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: { entry: 'src/cli.ts', formats: ['es'] },
    rolldownOptions: {
      external: [/^node:/, ...builtinModules],
      output: { entryFileNames: 'cli.js' },
    },
  },
});
