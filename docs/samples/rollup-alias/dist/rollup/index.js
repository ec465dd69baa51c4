import { open } from 'pad-core/compat';

const sum = (list) =>
  list.reduce((total, one) => total + one, 0);

const clock = 'browser';

const pad = { sum, open, clock };

export { pad };
