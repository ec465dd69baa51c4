const commonjs = true;
const folder = 'string' == typeof __dirname;
export { commonjs, folder };
