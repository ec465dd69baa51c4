import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRslib } from '@rslib/core';

const years = [2025, 2024, 2023, 2022, 2021, 2020];
years.push(2019, 2018, 2017, 2016, 2015);
const versions = years.map((year) => `es${year}`);
versions.push('es5');

const lib = ['esnext', ...versions].map((id) => ({
  id,
  syntax: id,
  bundle: false,
  source: { entry: { index: './src/*.js' } },
  output: { distPath: `dist/${id}` },
}));
const rslib = await createRslib({
  config: { logLevel: 'error', lib },
});
await (await rslib.build()).close();

const row = (...cells) =>
  console.log(cells.map((cell) => `${cell}`.padEnd(20)).join(''));
const read = (version, file) =>
  readFileSync(`dist/${version}/${file}`, 'utf8');

row('', 'lowered from', 'bytes before, after');
for (const version of versions) {
  for (const file of readdirSync('src')) {
    const [before, after] = [read('esnext', file), read(version, file)];
    if (before === after || seen(file)) continue;
    row(
      file.replace('.js', ''),
      `${version} down`,
      `${before.length}, ${after.length}`,
    );
  }
}

function seen(file) {
  const known = (seen.files ??= new Set());
  return known.has(file) || !known.add(file);
}

rmSync('dist', { recursive: true });
