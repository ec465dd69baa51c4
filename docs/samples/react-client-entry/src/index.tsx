import { format } from './format';

export const Price = ({ cents }: { cents: number }) => (
  <b>{format(cents)}</b>
);
