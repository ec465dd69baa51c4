for (const id of ['default', 'legacy']) {
  const { Discount } = await import(
    `./dist/${id}/index.js`
  );
  console.log(`${id}:`, Object.keys(new Discount()));
}
