import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    bundlerChain(chain) {
      const library = chain.output.get('library');
      console.log('chain ', chain.get('target'), library);
    },
    rspack(config) {
      const { library } = config.output;
      console.log('rspack', config.target, library);
    },
  },
});
