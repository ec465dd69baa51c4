import { clsx } from 'clsx';

export const button = (big: boolean): string =>
  clsx('button', { big });
