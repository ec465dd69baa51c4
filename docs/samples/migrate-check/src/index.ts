'use client';

import './warnings';

export { note } from './note';
export { Notes } from './notes';
