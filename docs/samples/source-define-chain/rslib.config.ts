import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const define = {
  'import.meta.env.MODE': '"production"',
  'process.env.CHANNEL': '"stable"',
};

const whole = {
  'import.meta.env': { MODE: '"production"' },
  'process.env.CHANNEL': '"stable"',
};

const unchain: RsbuildPlugin = {
  name: 'unchain',
  setup(api) {
    api.transform({ test: /\.[jt]sx?$/ }, ({ code }) =>
      code.replaceAll('.env?.', '.env.'),
    );
  },
};

export default defineConfig({
  syntax: 'es2019',
  lib: [
    {
      id: 'es2019',
      source: { define },
      output: { distPath: 'dist/es2019' },
    },
    {
      id: 'es2020',
      syntax: 'es2020',
      source: { define },
      output: { distPath: 'dist/es2020' },
    },
    {
      id: 'transform',
      plugins: [unchain],
      source: { define },
      output: { distPath: 'dist/transform' },
    },
    {
      id: 'whole',
      source: { define: whole },
      output: { distPath: 'dist/whole' },
    },
  ],
});
