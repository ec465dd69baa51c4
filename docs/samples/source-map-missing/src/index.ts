export * from './icon.ts';
export * from './size.ts';
