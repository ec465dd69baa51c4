const tides = [
    {
        hour: 4
    },
    {
        hour: 16
    }
];
const next = (after)=>tides.find((tide)=>tide.hour > after);
export { next };
