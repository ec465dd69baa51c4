import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['dot'],
    projects: [
      {
        // As in rslib.config.ts and tsconfig.json.
        define: { DEFAULT_UNIT: JSON.stringify('MB') },
        resolve: { tsconfigPaths: true },
        test: {
          name: 'source',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'package',
          include: ['test/**/*.test.ts'],
          // Node.js loads the build, not Vite.
          server: { deps: { external: [/\/dist\//] } },
        },
      },
    ],
  },
});
