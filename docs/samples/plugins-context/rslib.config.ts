import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const look: RsbuildPlugin = {
  name: 'look',
  setup(api) {
    const { rootPath, action, callerName } = api.context;
    console.log({ rootPath, action, callerName });

    api.onAfterBuild(({ environments }) => {
      for (const item of Object.values(environments)) {
        const { name, entry, distPath } = item;
        console.log({ name, entry, distPath });
      }
    });
  },
};

export default defineConfig({
  plugins: [look],
  lib: [{ id: 'modern', output: { distPath: 'dist/new' } }],
});
