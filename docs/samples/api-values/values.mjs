import * as core from '@rslib/core';

for (const [name, value] of Object.entries(core)) {
  console.log(name, typeof value);
}
console.log(core.version);
