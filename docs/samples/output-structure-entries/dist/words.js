import { split } from "./2.js";
function words(minutes) {
    const { hours, rest } = split(minutes);
    return `${hours} hours and ${rest} minutes`;
}
export { words };
