for (const version of ['esnext', 'es2019', 'es5']) {
  const url = `./dist/${version}/index.js`;
  const { Seats } = await import(url);
  const seats = new Seats();
  await seats.load(async () => [4, 5], 'B');
  console.log(version, seats.first());
}
