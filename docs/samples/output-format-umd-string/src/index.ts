import { label } from 'size-label';

export const badge = (bytes: number): string =>
  `<b>${label(bytes)}</b>`;
