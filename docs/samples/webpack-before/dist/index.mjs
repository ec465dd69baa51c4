
;// ./src/row.ts
/** A for 0, B for 1, and so on. */
function rowName(row) {
    return String.fromCharCode(65 + row);
}

;// ./src/index.ts

/** The seats of a hall, row by row. */
function seatPlan(rows, places) {
    const seats = [];
    for (let row = 0; row < rows; row++) {
        for (let place = 1; place <= places; place++) {
            seats.push({ row: rowName(row), place });
        }
    }
    return seats;
}

export { seatPlan };
