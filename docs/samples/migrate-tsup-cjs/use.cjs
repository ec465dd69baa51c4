for (const tool of ['tsup', 'rslib']) {
  const slugName = require(`./dist/${tool}/index.js`);
  console.log(tool, typeof slugName, slugName('Two words'));
}
