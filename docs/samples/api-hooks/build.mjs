import { createRslib, loadConfig } from '@rslib/core';

const limit = 40;

const rslib = await createRslib({
  config: () => loadConfig({ command: 'build' }),
});
rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(({ stats }) => {
    const { assets } = stats.toJson({ assets: true });
    for (const { name, size } of assets) {
      if (size > limit) {
        throw new Error(`${name} has ${size} bytes.`);
      }
    }
  });
});

try {
  const { close } = await rslib.build();
  await close();
} catch ({ message }) {
  console.log('Too large:', message);
}
