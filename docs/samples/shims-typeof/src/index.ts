export const commonjs = typeof require === 'function';
export const folder = typeof __dirname === 'string';
