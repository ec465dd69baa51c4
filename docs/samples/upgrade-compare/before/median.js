import { sorted } from "./677.js";
function median(list) {
    return sorted(list).at(Math.floor((list?.length ?? 0) / 2));
}
export { median };
