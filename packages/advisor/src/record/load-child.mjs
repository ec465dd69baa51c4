// Loads files with Node.js itself, without a loader of ours in between, and writes what they give into another file:
// node load-child.mjs <jobs.json> <answers.json>
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [jobs = '', answers = ''] = process.argv.slice(2);

/** What to do with exports that are functions. */
const calls = {
  formatPrice: [1250],
  parsePrice: ['12.50 EUR'],
  priceTag: [1250],
};

const told = {};
for (const { key, how, file } of JSON.parse(readFileSync(jobs, 'utf8'))) {
  try {
    const library =
      how === 'import'
        ? await import(pathToFileURL(file).href)
        : createRequire(file)(file);
    told[key] = { ok: true, says: tell(library) };
  } catch (error) {
    const [line] = String(error.message).split('\n');
    const code = error.code ? ` [${error.code}]` : '';
    told[key] = { ok: false, says: [`${error.name}${code}: ${line}`] };
  }
}
writeFileSync(answers, JSON.stringify(told));

/** One line for each export: the call and its result, or the value. Node.js adds `default` to imported CommonJS. */
function tell(library) {
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
