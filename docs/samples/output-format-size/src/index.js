export * from './clamp.js';
export * from './range.js';
export * from './sum.js';
export * from './where.js';
