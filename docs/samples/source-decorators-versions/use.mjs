for (const id of ['default', 'earlier', 'legacy']) {
  console.log(`${id}:`);
  await import(`./dist/${id}/index.js`);
}
