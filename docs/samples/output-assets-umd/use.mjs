// As if a page had loaded it from a CDN.
globalThis.document = {
  currentScript: {
    tagName: 'SCRIPT',
    src: 'https://cdn.test/badges/index.js',
  },
};
await import('./dist/auto/index.js');

console.log(globalThis.Badges.logo);
