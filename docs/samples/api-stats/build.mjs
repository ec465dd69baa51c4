import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: {
    logLevel: 'error',
    lib: [
      { id: 'modern', format: 'esm' },
      { id: 'old', format: 'cjs' },
    ],
  },
});

for (const lib of [undefined, ['modern']]) {
  const { stats, close } = await rslib.build({ lib });
  console.log(stats.constructor.name, stats.hasErrors());
  for (const one of stats.stats ?? [stats]) {
    const { name, assets } = one.toJson({
      all: false,
      assets: true,
    });
    for (const asset of assets) {
      console.log(name, asset.name, asset.size);
    }
  }
  await close();
}
