import('./table').then(({ table }) => {
  console.table(table);
});
