/** A seat, for example in row B. */
export interface Seat {
    readonly row: string;
    readonly place: number;
}
/** The seats of a hall, row by row. */
export declare function seatPlan(rows: number, places: number): Seat[];
