import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: { lib: [{ format: 'esm', syntax: 'es2022' }] },
});
const result = await rslib.inspectConfig();
console.log(result.rslibConfig);
for (const [name, value] of Object.entries(result)) {
  console.log(name, typeof value);
}

const { environmentConfigs, bundlerConfigs } = result.origin;
const { output } = environmentConfigs.esm;
console.log(output.target, output.overrideBrowserslist);
console.log(bundlerConfigs[0].output.library);
