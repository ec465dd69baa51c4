import { plural } from "./text/plural.js";
import sizes from "./units/sizes.js";
function hours(minutes) {
    return plural(Math.floor(minutes / sizes.hour), 'hour');
}
export { hours };
