import { split } from "./2.js";
function spell(minutes) {
    const { hours, rest } = split(minutes);
    return `${hours} h ${rest} min`;
}
async function spellOut(minutes) {
    const { words } = await import("./words.js");
    return words(minutes);
}
export { spell, spellOut };
