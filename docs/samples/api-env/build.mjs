import { createRslib, loadConfig } from '@rslib/core';

const state = (when) => {
  const { NODE_ENV, TOKEN } = process.env;
  console.log(when, { NODE_ENV, TOKEN });
};

state('start');
const rslib = await createRslib({
  config: () =>
    loadConfig({ command: 'release', meta: { from: 'ci' } }),
  loadEnv: true,
});
state('created');
const { close } = await rslib.build();
state('built');
await close();
state('closed');
