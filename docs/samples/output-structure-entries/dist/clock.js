import { split } from "./2.js";
function clock(minutes) {
    const { hours, rest } = split(minutes);
    return `${hours}:${String(rest).padStart(2, '0')}`;
}
export { clock };
