export * as sizes from './sizes.ts';
