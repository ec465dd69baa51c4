for (const from of ['true', 'names']) {
  const { parse } = await import(`errors/${from}`);
  try {
    parse('x');
  } catch (error) {
    console.log(`${from}: ${error.name}`);
  }
}
