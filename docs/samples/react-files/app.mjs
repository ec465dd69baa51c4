import { readFile } from 'node:fs/promises';
import { pluginReact } from '@rsbuild/plugin-react';
import { rsbuild } from '@rslib/core';

const app = await rsbuild.createRsbuild({
  config: {
    logLevel: 'error',
    source: { entry: { index: './app/index.jsx' } },
    plugins: [pluginReact()],
    output: { distPath: 'app/dist', filenameHash: false },
  },
});
await app.build();

const styles = 'app/dist/static/css/index.css';
console.log((await readFile(styles, 'utf8')).trim());
