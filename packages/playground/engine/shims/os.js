export const EOL = '\n';
export const constants = { signals: { SIGINT: 2, SIGTERM: 15 }, errno: {} };
export const availableParallelism = () => 2;
export const cpus = () => [{}, {}];
export const homedir = () => '/root';
export const platform = () => 'linux';
export const tmpdir = () => '/tmp';

export default { availableParallelism, constants, cpus, EOL, homedir, platform, tmpdir };
