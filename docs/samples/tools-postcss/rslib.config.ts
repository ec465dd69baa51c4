import { defineConfig } from '@rslib/core';

const rem = {
  postcssPlugin: 'rem',
  Declaration(node: { value: string }) {
    const [, number] = /^(\d+)px$/.exec(node.value) ?? [];
    if (number) node.value = `${Number(number) / 16}rem`;
  },
};

export default defineConfig({
  output: { target: 'web' },
  tools: {
    postcss: (_, { addPlugins }) => addPlugins(rem),
  },
});
