// checked
var colours = ["red","green"];

const builtWith = 'Rollup';

export { builtWith, colours as flags };
