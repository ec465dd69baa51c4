for (const tool of ['tsup', 'rslib']) {
  for (const file of ['index.js', 'parts/last.js']) {
    const all = await import(`./dist/${tool}/${file}`);
    console.log(tool, file, Object.keys(all).join());
  }
}
