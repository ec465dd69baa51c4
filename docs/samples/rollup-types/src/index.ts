import { wave } from 'wave-core';

export const height: string = wave.length;
