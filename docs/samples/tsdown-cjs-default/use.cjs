for (const tool of ['tsdown', 'rslib']) {
  const double = require(`./dist/${tool}/index.cjs`);
  console.log(`${tool}:`, double(21));
}
