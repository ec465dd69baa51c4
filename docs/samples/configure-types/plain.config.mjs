/** @type {import('@rslib/core').RslibConfig} */
export default {
  lib: [{ formats: 'cjs', syntax: 'es2020' }],
};
