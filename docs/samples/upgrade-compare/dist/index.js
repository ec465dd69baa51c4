import { sorted } from "./a.js";
const mode = import.meta.env.MODE;
function least(list) {
    return sorted(list)[0];
}
export { least, mode };
