for (const id of ['default', 'dedupe', 'typo']) {
  console.log(`${id}:`);
  await import(`./dist/${id}/index.js`);
}
