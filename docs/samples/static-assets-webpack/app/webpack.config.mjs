export default {
  mode: 'production',
  entry: './app/main.js',
  output: { path: `${process.cwd()}/dist/app` },
};
