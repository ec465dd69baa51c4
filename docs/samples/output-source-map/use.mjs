process.setSourceMapsEnabled(true);

const { parse } = await import('numbers');
try {
  parse('x');
} catch (error) {
  const [, line] = error.stack.split('\n');
  console.log(line.replace(/\(.*\/(?=src)/, '('));
}
