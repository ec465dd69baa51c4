/* swatches 1.0.0 index.js */
const gray = '#888';
export { gray };
