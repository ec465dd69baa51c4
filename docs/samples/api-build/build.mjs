import { createRslib, loadConfig } from '@rslib/core';

process.env.NODE_ENV ??= 'production';

const rslib = await createRslib({
  config: () => loadConfig({ command: 'build' }),
  loadEnv: true,
});
const { stats, close } = await rslib.build();
await close();
console.log('errors:', stats.hasErrors());
