const names = {
    A: 'front',
    B: 'middle'
};
const rowName = (row)=>names[row] ?? 'back';
const label = (seat)=>(null == seat ? void 0 : seat.row) ? rowName(seat.row) : 'no seat';
export { label };
