export default {
  lib: [
    {
      format: 'esm',
      logLevel: 'silent',
      root: './nowhere',
      server: { publicDir: { copyOnBuild: true } },
    },
  ],
};
