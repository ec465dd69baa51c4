import raw from './sun.svg?raw';
import url from './sun.svg';

export const sun: string = url;
export const sunText: string = raw;
