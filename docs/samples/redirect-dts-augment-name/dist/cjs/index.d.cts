export * from './close.cjs';
export * from './events.cjs';
