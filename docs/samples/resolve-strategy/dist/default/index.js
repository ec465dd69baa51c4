const zone = 'paths.ts';
const found = zone;
export { found };
