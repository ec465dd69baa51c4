for (const tool of ['tsup', 'rslib']) {
  const file = `./dist/${tool}/index.js`;
  const loaded = await import(file).catch(({ code }) => code);
  console.log(tool, loaded.count?.('two words') ?? loaded);
}
