export * as length from './length.ts';
