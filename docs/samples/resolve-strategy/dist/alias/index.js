const zone = 'alias.ts';
const found = zone;
export { found };
