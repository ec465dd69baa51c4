import { readdirSync } from 'node:fs';
import path from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import { build } from 'vite';

const emitted = (name) =>
  console.log(
    `${name}:`,
    readdirSync(name, { recursive: true })
      .filter((file) => file.includes('.'))
      .map((file) => path.basename(file))
      .map((file) => file.replace(/-[\w-]{8}\./, '.'))
      .sort()
      .join(', '),
  );

await esbuild.build({
  entryPoints: ['app.js'],
  bundle: true,
  format: 'esm',
  outdir: 'esbuild',
});
emitted('esbuild');

const bundle = await rollup({
  input: 'app.js',
  plugins: [nodeResolve()],
});
await bundle.write({ dir: 'rollup' });
emitted('rollup');

await build({
  logLevel: 'silent',
  build: {
    assetsInlineLimit: 0,
    outDir: 'vite',
    rollupOptions: { input: 'app.js' },
  },
});
emitted('vite');
