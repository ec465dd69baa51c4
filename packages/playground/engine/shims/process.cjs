const chained = () => module.exports;

const write = (text) => console.log(String(text).replace(/\n$/, ''));

module.exports = {
  env: { NODE_ENV: 'production', FORCE_COLOR: '1' },
  argv: ['node', 'rslib', 'build'],
  platform: 'linux',
  arch: 'x64',
  version: 'v22.20.0',
  versions: { node: '22.20.0' },
  cwd: () => '/project',
  nextTick: (run, ...args) => queueMicrotask(() => run(...args)),
  on: chained,
  off: chained,
  stdout: { isTTY: false, write },
  stderr: { isTTY: false, write },
  features: {},
  release: { name: 'node' },
};
