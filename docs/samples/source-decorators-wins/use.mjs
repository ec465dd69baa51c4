for (const id of ['tsconfig', 'option']) {
  console.log(`${id}:`);
  await import(`./dist/${id}/index.js`);
}
