for (const id of ['node', 'web', 'main']) {
  console.log(`${id}:`);
  await import(`./dist/${id}/index.js`);
}
