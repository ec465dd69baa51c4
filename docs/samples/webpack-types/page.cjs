const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const types = require('./types.cjs');

/** What a page gets from a file. */
function load(file) {
  let got;
  const take = (library) => {
    got = library;
  };
  const amd = (first, factory = first) => take(factory());
  const page = vm.createContext({
    define: Object.assign(amd, { amd: true }),
    require: amd,
    rollDice: take,
    System: {
      register(_, declare) {
        const module = {};
        declare((name, value) =>
          Object.assign(
            module,
            typeof name === 'string' ? { [name]: value } : name,
          ),
        ).execute();
        take(module);
      },
    },
  });
  page.window = page.self = page;
  vm.runInContext(readFileSync(file, 'utf8'), page);
  return got ?? page.RollDice;
}

for (const { type } of types) {
  const sides = ['webpack', 'rslib'].map(
    (tool) => load(`dist/${tool}/${type}/index.js`)?.sides,
  );
  console.log(type.padEnd(18), ...sides);
}
