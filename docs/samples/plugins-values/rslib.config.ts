import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const plugin = (name: string): RsbuildPlugin => ({
  name,
  setup: () => console.log(name),
});

const watching = process.argv.includes('--watch');

export default defineConfig({
  plugins: [
    watching && plugin('only in watch mode'),
    [plugin('in a list'), [plugin('in a list of it')]],
    Promise.resolve(plugin('from a promise')),
    Promise.resolve([plugin('in a list of a promise')]),
    undefined,
  ],
});
