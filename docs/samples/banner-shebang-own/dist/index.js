/* MIT license */
const gray = '#888';
export { gray };
