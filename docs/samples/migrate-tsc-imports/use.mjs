for (const tool of ['tsc', 'rslib']) {
  const file = `./dist/${tool}/index.js`;
  const loaded = await import(file).catch(({ code }) => code);
  console.log(tool, loaded.all ?? loaded);
}
