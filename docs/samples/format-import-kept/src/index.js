import { tiles } from 'https://maps.example/tiles.js';

export const address = () =>
  import('https://maps.example/street.js');

export const file = () =>
  import(/* webpackIgnore: true */ './local.js');

export const named = (name) =>
  import(/* webpackIgnore: true */ /* @vite-ignore */ name);

export const pattern = (name) =>
  import(`./maps/${name}.js`);

export { tiles };
