import { rowName } from './row';

/** A seat, for example in row B. */
export interface Seat {
  readonly row: string;
  readonly place: number;
}

/** The seats of a hall, row by row. */
export function seatPlan(rows: number, places: number) {
  const seats: Seat[] = [];
  for (let row = 0; row < rows; row++) {
    for (let place = 1; place <= places; place++) {
      seats.push({ row: rowName(row), place });
    }
  }
  return seats;
}
