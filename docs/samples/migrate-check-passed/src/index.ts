'use client';

export { note } from './note';
export type { Notes } from './notes';
