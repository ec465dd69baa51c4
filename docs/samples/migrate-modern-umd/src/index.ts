import { createElement } from 'react';

export const hello = (name: string) =>
  createElement('p', null, `Hello ${name}`);
