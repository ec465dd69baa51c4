/**
 * node load-child.mjs <require|import> <file>: loads a file with plain Node.js, without the loader of
 * the repository's TypeScript, and prints the value of each export, or in one line why it could not
 * be loaded.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [how = '', file = ''] = process.argv.slice(2);

/** Arguments for exports that are functions. */
const calls = {
  formatPrice: [1250],
  parsePrice: ['12.50 EUR'],
  priceTag: [1250],
};

try {
  const load =
    how === 'require' ? createRequire(file) : (name) => import(pathToFileURL(name).href);
  console.log(describeExports(await load(file)).join('\n'));
} catch (error) {
  const [line] = String(error.message).split('\n');
  console.log(`${error.name}${error.code ? ` [${error.code}]` : ''}: ${line}`);
  process.exitCode = 1;
}

/** One line per export, a call or a value, without those that Node.js adds to CommonJS. */
function describeExports(library) {
  const names = Object.keys(library).filter(
    (name) => !/^(default|module\.exports|__esModule)$/.test(name),
  );
  return names.sort().map((name) => {
    const args = calls[name];
    if (!args) return `${name}: ${JSON.stringify(library[name])}`;
    const written = args.map((one) => JSON.stringify(one).replaceAll('"', "'"));
    return `${name}(${written.join(', ')}) → ${JSON.stringify(library[name](...args))}`;
  });
}
