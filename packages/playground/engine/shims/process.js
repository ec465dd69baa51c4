const chained = () => process;

function highResolutionTime(since = [0, 0]) {
  const now = performance.now();
  const seconds = Math.floor(now / 1000);
  return [seconds - since[0], Math.floor((now % 1000) * 1e6) - since[1]];
}
highResolutionTime.bigint = () => BigInt(Math.floor(performance.now() * 1e6));

const process = {
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
  listeners: () => [],
  emitWarning() {},
  stdout: { isTTY: false, columns: 80, write: (text) => print(text) },
  stderr: { isTTY: false, columns: 80, write: (text) => print(text) },
  stdin: { isTTY: false, on: chained },
  hrtime: highResolutionTime,
  memoryUsage: () => ({ rss: 0, heapUsed: 0 }),
  uptime: () => performance.now() / 1000,
  umask: () => 0o22,
  exit(code = 0) {
    throw new Error(`process.exit(${code}) was called.`);
  },
  binding() {
    throw new Error('process.binding() does not exist in the playground.');
  },
};

function print(text) {
  console.log(String(text).replace(/\n$/, ''));
  return true;
}

globalThis.process = process;
export default process;
export const { arch, argv, cwd, env, features, hrtime, nextTick, platform } = process;
export const { stderr, stdout, version, versions } = process;
