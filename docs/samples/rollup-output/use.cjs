for (const tool of ['rollup', 'rslib']) {
  const dialCode = require(`./dist/${tool}/index.js`);
  console.log(tool, typeof dialCode, dialCode('7'));
}
