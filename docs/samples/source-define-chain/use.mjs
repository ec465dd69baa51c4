const ids = ['es2019', 'es2020', 'transform', 'whole'];

for (const id of ids) {
  const { production, channel } = await import(
    `./dist/${id}/index.js`
  );
  console.log(id, { production, channel });
}
