import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    bundlerChain(chain, { CHAIN_ID }) {
      const { SVG } = CHAIN_ID.RULE;
      chain.module.rules.delete(SVG);
      chain.module
        .rule('icon')
        .test(/\.svg$/)
        .type('asset/source');
    },
  },
});
