export * from './close.js';
export * from './events.js';
export * from './lock.js';
