import { clsx } from 'clsx';

export function badge(bytes: number): string {
  const big = bytes >= 1_000_000;
  return `<b class="${clsx('size', { big })}">${bytes}</b>`;
}
