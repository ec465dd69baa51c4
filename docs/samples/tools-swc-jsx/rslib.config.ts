import { defineConfig } from '@rslib/core';

const react = { pragma: 'h', pragmaFrag: 'Fragment' };

export default defineConfig({
  tools: {
    swc: { jsc: { transform: { react } } },
  },
});
