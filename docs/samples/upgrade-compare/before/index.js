import { sorted } from "./677.js";
const mode = "production";
function least(list) {
    return sorted(list)[0];
}
export { least, mode };
