import { defineConfig, type RsbuildPlugin } from '@rslib/core';

type Where = Omit<RsbuildPlugin, 'name' | 'setup'>;

const plugin = (name: string, where: Where = {}) => ({
  name,
  setup: () => console.log(name),
  ...where,
});

export default defineConfig({
  plugins: [
    plugin('last', { enforce: 'post' }),
    plugin('a'),
    plugin('after b', { pre: ['b'] }),
    plugin('b'),
    plugin('c', { remove: ['a'] }),
  ],
  lib: [{ plugins: [plugin('first', { enforce: 'pre' })] }],
});
