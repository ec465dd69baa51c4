export * from './close';
export * from './events';
