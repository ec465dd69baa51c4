import manifest from '../package.json';

export const show = () => JSON.stringify(manifest);
