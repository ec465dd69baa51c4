import { length, weight } from 'unit-text';
import * as subpath from 'unit-text/weight';

const file = (name) =>
  import(`./dist/${name}.js`).catch(() => ({}));
const rounding = await file('number/round');
const checks = {
  'the main entry works':
    length(1.26, 1) === '1.3 m' && weight(500) === '0.5 kg',
  'the subpath has the same function':
    subpath.weight === weight,
  'length.js has the same function':
    (await file('length')).length === length,
  'weight/index.js has the same function':
    (await file('weight/index')).weight === weight,
  'number/round.js works by itself':
    rounding.round?.(2, 2) === '2.00',
};
for (const [what, holds] of Object.entries(checks)) {
  console.log(`${holds ? 'yes' : 'no'}: ${what}`);
  if (!holds) process.exitCode = 1;
}
