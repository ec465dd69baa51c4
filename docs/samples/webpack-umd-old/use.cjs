for (const file of ['default', 'anywhere'])
  try {
    const { ticks } = require(`./dist/${file}.js`);
    console.log(`${file}.js:`, ticks('a', 'b'));
  } catch (error) {
    console.log(`${file}.js:`, error.message);
  }
