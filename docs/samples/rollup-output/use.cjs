for (const build of ['rollup', 'plain', 'rslib']) {
  const dialCode = require(`./dist/${build}/index.js`);
  console.log(build, typeof dialCode);
}
