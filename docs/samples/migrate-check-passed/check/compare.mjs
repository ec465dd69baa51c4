// Prints what differs between dist-old and dist: names of
// files, directives, shebangs and the names of exports.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { type } = JSON.parse(readFileSync('package.json'));
const esm = type === 'module' ? /\.m?js$/ : /\.mjs$/;

const load = (file) =>
  esm.test(file)
    ? import(pathToFileURL(file))
    : require(file);

async function look(file) {
  if (!/\.[cm]?js$/.test(file)) return 'is there';
  const top = readFileSync(file, 'utf8').slice(0, 200);
  if (top.startsWith('#!')) return top.split('\n')[0];
  const first = top.match(/["']use (?!strict)\w+["']/g);
  const all = await load(file);
  const names = Object.keys(all).sort().join(', ');
  return `${first ?? ''} { ${names || typeof all} }`;
}

async function read(folder) {
  const all = readdirSync(folder, { recursive: true });
  const seen = all.sort().map(async (file) => [
    file,
    await look(resolve(folder, file)),
  ]);
  return new Map(await Promise.all(seen));
}

const before = await read('dist-old');
const after = await read('dist');
const files = [...before.keys(), ...after.keys()];
for (const file of new Set(files)) {
  if (before.get(file) === after.get(file)) continue;
  process.exitCode = 1;
  console.log(file);
  console.log(`  before: ${before.get(file) ?? 'missing'}`);
  console.log(`  after:  ${after.get(file) ?? 'missing'}`);
}
