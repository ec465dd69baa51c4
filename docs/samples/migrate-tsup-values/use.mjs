globalThis.measure = () => console.log('measure() was called');

for (const tool of ['tsup', 'rslib']) {
  const { version, channel, mode, folder, query } = await import(
    `./dist/${tool}/esm/index.js`
  );
  console.log(tool, version, channel, mode, folder, query);
}
