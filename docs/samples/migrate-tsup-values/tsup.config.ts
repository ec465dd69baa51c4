import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  outDir: 'dist/tsup',
  legacyOutput: true,
  define: { VERSION: '"2.1.0"' },
  env: { CHANNEL: 'stable' },
  replaceNodeEnv: true,
  inject: ['src/globals.ts'],
  pure: ['measure'],
  loader: { '.sql': 'text' },
  shims: true,
  banner: { js: '/* build-card */' },
  footer: { js: '/* end */' },
});
