const all = ['true', 'names', 'cjs', 'toplevel', 'both'];

for (const from of all) {
  const { parse } = await import(`errors/${from}`);
  try {
    parse('x');
  } catch (error) {
    console.log(`${from}: ${error.name}`);
  }
}
