for (const id of ['es2019', 'es2020', 'transform', 'whole']) {
  const { production, channel } = await import(
    `./dist/${id}/index.js`
  );
  console.log(id, { production, channel });
}
