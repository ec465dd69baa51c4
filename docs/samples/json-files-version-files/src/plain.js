import manifest from '../package.json';

export const agent = `postage/${manifest.version}`;
