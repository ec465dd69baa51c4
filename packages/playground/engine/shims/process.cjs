const chained = () => own;

function write(text) {
  console.log(String(text).replace(/\n$/, ''));
  return true;
}

const own = {
  env: { NODE_ENV: 'production', FORCE_COLOR: '1' },
  argv: ['node', 'rslib', 'build'],
  execArgv: [],
  platform: 'linux',
  arch: 'x64',
  pid: 1,
  title: 'rslib',
  version: 'v22.20.0',
  versions: { node: '22.20.0' },
  features: {},
  exitCode: undefined,
  cwd: () => '/project',
  nextTick: (run, ...args) => queueMicrotask(() => run(...args)),
  on: chained,
  once: chained,
  off: chained,
  emit: chained,
  removeListener: chained,
  emitWarning() {},
  stdout: { isTTY: false, columns: 80, write },
  stderr: { isTTY: false, columns: 80, write },
  stdin: { isTTY: false, on: chained },
  exit(code = 0) {
    throw new Error(`process.exit(${code}) was called.`);
  },
};

// TypeScript is a script of its own, with another copy of this module.
module.exports = globalThis.process ?? own;
