import manifest from '../package.json' with {
  type: 'json',
};

export const agent = `postage/${manifest.version}`;
