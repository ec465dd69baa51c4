// Reconstructed from the published files: the package contains no configuration.

import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';

const { dependencies } = JSON.parse(readFileSync('./package.json', 'utf8'));
const minify = terser({ compress: false, mangle: false, format: { comments: false } });

export default [
  {
    input: './lib/svgo-node.js',
    output: { file: './dist/svgo-node.cjs', format: 'cjs' },
    external: [/^node:/, ...Object.keys(dependencies)],
    plugins: [minify],
  },
  {
    input: './lib/svgo.js',
    output: { file: './dist/svgo.browser.js', format: 'es' },
    plugins: [nodeResolve({ browser: true }), commonjs(), minify],
  },
];
