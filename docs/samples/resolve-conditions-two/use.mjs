for (const id of ['default', 'one']) {
  await import(`./dist/${id}/index.js`);
}
