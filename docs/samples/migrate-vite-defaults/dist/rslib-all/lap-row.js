const clock = (ms)=>(ms / 1000).toFixed(1);
const nameOf = (lap)=>`Lap ${lap}`;
const lapRow = (lap, ms)=>`${nameOf(lap)} ${clock(ms)} s (teal)`;
const isShort = (ms)=>/^\d{1,4}$/v.test(ms);
export { isShort, lapRow };
