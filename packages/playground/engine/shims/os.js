export const EOL = '\n';
export const constants = { signals: { SIGINT: 2, SIGTERM: 15 }, errno: {} };
export const arch = () => 'x64';
export const availableParallelism = () => 2;
export const cpus = () => [{}, {}];
export const homedir = () => '/root';
export const hostname = () => 'localhost';
export const networkInterfaces = () => ({});
export const platform = () => 'linux';
export const release = () => '6.0.0';
export const tmpdir = () => '/tmp';
export const type = () => 'Linux';

export default {
  ...{ EOL, arch, availableParallelism, constants, cpus, homedir, hostname },
  ...{ networkInterfaces, platform, release, tmpdir, type },
};
