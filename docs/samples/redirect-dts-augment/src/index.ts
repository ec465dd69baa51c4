export * from './close';
export * from './events';
export * from './lock';
