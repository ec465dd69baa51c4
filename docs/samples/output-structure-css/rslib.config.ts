import { defineConfig } from '@rslib/core';

const item = (name: string) => ({
  id: name,
  bundle: false,
  output: {
    target: 'web' as const,
    distPath: `dist/${name}`,
    copy: [{ from: `${name}.json`, to: 'package.json' }],
  },
});

export default defineConfig({
  lib: [item('none'), item('listed')],
});
