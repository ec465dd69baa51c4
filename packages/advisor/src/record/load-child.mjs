/**
 * node load-child.mjs <jobs.json> <results.json>: loads files with plain Node.js, without the
 * loader of the repository's TypeScript, and writes the value of each export.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [jobs = '', results = ''] = process.argv.slice(2);

/** Arguments for exports that are functions. */
const calls = {
  formatPrice: [1250],
  parsePrice: ['12.50 EUR'],
  priceTag: [1250],
};

const checks = [];
for (const { id, kind, file } of JSON.parse(readFileSync(jobs, 'utf8'))) {
  try {
    const library =
      kind === 'require'
        ? createRequire(file)(file)
        : await import(pathToFileURL(file).href);
    checks.push({ id, kind, ok: true, says: describeExports(library) });
  } catch (error) {
    const [line] = String(error.message).split('\n');
    const code = error.code ? ` [${error.code}]` : '';
    checks.push({ id, kind, ok: false, says: [`${error.name}${code}: ${line}`] });
  }
}
writeFileSync(results, JSON.stringify(checks));

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
