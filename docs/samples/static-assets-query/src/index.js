import inline from './sun.svg?inline';
import raw from './sun.svg?raw';
import url from './sun.svg?url';

export const sun = { inline, raw, url };
