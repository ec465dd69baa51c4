import { resolve } from 'node:path';
import { defineConfig } from 'tsdown';

export default defineConfig({
  outDir: 'dist/tsdown',
  define: { VERSION: '"3.0.0"' },
  env: { CHANNEL: 'beta' },
  alias: { '@': resolve('src') },
  loader: { '.txt': 'text' },
  banner: '/* release-info */',
  nodeProtocol: true,
});
