export * from './format';
export * from './types';
