for (const build of [
  'webpack',
  'rslib/copied',
  'rslib/format',
]) {
  const library = require(`./dist/${build}/coin-flip.js`);
  console.log(build.padEnd(13), library);
}
