for (const name of ['named', 'default', 'both'])
  for (const file of [`esm/${name}.mjs`, `cjs/${name}.js`])
    try {
      const { named } = await import(`./dist/${file}`);
      console.log(file.padEnd(16), named);
    } catch (error) {
      console.log(file.padEnd(16), error.name);
    }
