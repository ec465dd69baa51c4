import { clock } from "lap-clock";
import { color } from "lap-theme";
const nameOf = (lap)=>`Lap ${lap}`;
const lapRow = (lap, ms)=>`${nameOf(lap)} ${clock(ms)} s (${color})`;
const isShort = (ms)=>/^\d{1,4}$/v.test(ms);
export { isShort, lapRow };
