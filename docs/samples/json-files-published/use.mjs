import { createRequire } from 'node:module';
import prices from 'postage-table/prices.json' with {
  type: 'json',
};

const require = createRequire(import.meta.url);
const same = require('postage-table/prices.json');

console.log(prices.letter, same.postcard);
