import { rowName } from 'row-name';

export const label = (seat) =>
  seat?.row ? rowName(seat.row) : 'no seat';
