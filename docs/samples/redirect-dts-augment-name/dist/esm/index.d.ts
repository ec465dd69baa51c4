export * from './close.js';
export * from './events.js';
