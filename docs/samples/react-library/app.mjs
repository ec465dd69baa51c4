import { readFile } from 'node:fs/promises';
import { pluginReact } from '@rsbuild/plugin-react';
import { rsbuild } from '@rslib/core';

const app = await rsbuild.createRsbuild({
  config: {
    logLevel: 'error',
    source: { entry: { index: './app/index.jsx' } },
    plugins: [pluginReact()],
    output: {
      distPath: 'app/dist',
      assetPrefix: './',
      filenameHash: false,
    },
  },
});
await app.build();

const styles = 'app/dist/static/css/index.css';
const css = await readFile(styles, 'utf8');
console.log(css.match(/\.pebble-\w+-\w+/g));
