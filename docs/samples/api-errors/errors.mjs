import { createRslib, loadConfig } from '@rslib/core';

async function build(title, config, options) {
  try {
    const rslib = await createRslib({ config });
    await rslib.build(options);
    console.log(title, '-> built');
  } catch (error) {
    const { name, message, errors } = error;
    console.log(title, '->', `${name}: ${message}`);
    for (const one of errors ?? []) console.log(one.message);
  }
}

const logLevel = 'silent';
const entry = { index: './src/none.ts' };

await build('no file', () => loadConfig({ path: 'a.ts' }));
await build('format', { logLevel, lib: [{ format: 'amd' }] });
await build('id', { logLevel }, { lib: ['old'] });
await build('entry', { logLevel, source: { entry } });
await build('import', { logLevel });
const lib = [{ externalHelpers: true }];
await build('helpers', { logLevel: 'error', lib });
console.log('This line is not reached.');
