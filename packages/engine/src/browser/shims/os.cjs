module.exports = {
  EOL: '\n',
  constants: { signals: { SIGINT: 2, SIGTERM: 15 } },
  cpus: () => [{}, {}],
  homedir: () => '/root',
  platform: () => 'linux',
  tmpdir: () => '/tmp',
};
