import { rows } from '@roads/tables';
import { type Length, metres } from '@roads/units';
import { createElement } from 'react';

export function total(legs: number[]): Length {
  return metres(legs.reduce((sum, leg) => sum + leg, 0));
}

export const list = (legs: number[]) =>
  rows(legs).map((row) => createElement('li', {}, row));
