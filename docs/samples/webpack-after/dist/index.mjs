function rowName(row) {
    return String.fromCharCode(65 + row);
}
function seatPlan(rows, places) {
    const seats = [];
    for(let row = 0; row < rows; row++)for(let place = 1; place <= places; place++)seats.push({
        row: rowName(row),
        place
    });
    return seats;
}
export { seatPlan };
