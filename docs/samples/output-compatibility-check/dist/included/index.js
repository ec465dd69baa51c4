const names = {
    A: 'front',
    B: 'middle'
};
const rowName = (row)=>{
    var _names_row;
    return null != (_names_row = names[row]) ? _names_row : 'back';
};
const label = (seat)=>(null == seat ? void 0 : seat.row) ? rowName(seat.row) : 'no seat';
export { label };
