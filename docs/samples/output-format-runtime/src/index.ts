import clsx from 'clsx';
import units from './units.cjs';

export const unit: string = units.at(-1);
export const badge = (big: boolean): string =>
  clsx('badge', { big });
