import { readFile } from 'node:fs/promises';

const file = 'node_modules/.out/rsdoctor-data.json';
const { data } = JSON.parse(await readFile(file, 'utf8'));
const { assets } = data.chunkGraph;
const { modules, dependencies } = data.moduleGraph;

for (const { path, size } of assets) {
  console.log(`${path}: ${size} bytes`);
}
const packages = data.packageGraph.packages.map(
  ({ name, version }) => `  ${name} ${version}`,
);
const nameOf = (id) =>
  modules.find((module) => module.id === id).webpackId;
const imports = dependencies.map(
  ({ module, dependency }) =>
    `  ${nameOf(module)} -> ${nameOf(dependency)}`,
);
console.log('Packages that it comes from:');
console.log(packages.sort().join('\n'));
console.log('Who imports what:');
console.log(imports.sort().join('\n'));
