for (const tool of ['unbuild', 'rslib']) {
  const double = require(`./dist/${tool}/index.cjs`);
  console.log(`${tool}:`, double(21));
}
