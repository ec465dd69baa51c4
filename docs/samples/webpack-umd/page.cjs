const { readFileSync } = require('node:fs');
const vm = require('node:vm');

for (const tool of ['webpack', 'rslib']) {
  const file = `./dist/${tool}/chart-lite.js`;
  const ticks = (max) => [0, max];
  const page = vm.createContext({ AxisMath: { ticks } });
  page.self = page;
  const code = readFileSync(file, 'utf8');
  vm.runInContext(code, page);
  console.log(tool, code.length, 'B');
  console.log('  on a page:', page.ChartLite.labels(10));
  console.log('  required: ', require(file).labels(10));
}
