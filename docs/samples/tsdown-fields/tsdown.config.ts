import { defineConfig } from 'tsdown';

export default defineConfig({ outDir: 'dist/tsdown' });
