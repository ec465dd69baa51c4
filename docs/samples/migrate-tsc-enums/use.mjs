for (const tool of ['tsc', 'rslib']) {
  const { Crossing } = await import(`./dist/${tool}/index.js`);
  console.log(tool, { ...new Crossing() });
}
