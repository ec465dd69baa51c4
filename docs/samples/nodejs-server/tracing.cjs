// What instrumentation does: it changes packages as they load.
const Module = require('node:module');

const load = Module._load;
Module._load = (name, ...rest) => {
  const loaded = load(name, ...rest);
  if (name !== 'store') return loaded;
  return { read: () => `traced ${loaded.read()}` };
};
