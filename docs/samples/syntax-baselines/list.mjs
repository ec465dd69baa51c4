import { createRslib } from '@rslib/core';

const versions = [2015, 2016, 2017, 2018, 2019, 2020]
  .concat(2021, 2022, 2023, 2024, 2025)
  .map((year) => `es${year}`);
const names = ['es5', ...versions];
const engines = ['chrome', 'edge', 'firefox', 'safari'];
engines.push('ios', 'node');

const lib = names.map((id) => ({ id, syntax: id }));
const rslib = await createRslib({ config: { lib } });
const { origin } = await rslib.inspectConfig();
const row = (cells) =>
  console.log(cells.map((cell) => cell.padEnd(8)).join(''));

row(['', ...engines]);
for (const [id, config] of Object.entries(
  origin.environmentConfigs,
)) {
  const query = config.output.overrideBrowserslist;
  const since = Object.fromEntries(
    query.map((one) => one.split(' >= ')),
  );
  row([id, ...engines.map((name) => since[name])]);
}
