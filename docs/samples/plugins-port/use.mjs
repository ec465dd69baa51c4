for (const name of ['tsup', 'bundle', 'files']) {
  const library = import(`./dist/${name}/index.js`);
  const what = await library.then(
    ({ kept }) => kept,
    ({ code }) => code,
  );
  console.log(name, what);
}
