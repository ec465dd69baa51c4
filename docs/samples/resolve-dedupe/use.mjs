for (const id of ['default', 'dedupe']) {
  console.log(`${id}:`);
  await import(`./dist/${id}/index.js`);
}
