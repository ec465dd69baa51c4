const last = (seats)=>{
    var _seats_at;
    return null != (_seats_at = seats.at(-1)) ? _seats_at : 0;
};
export { last };
