import { units } from "./units";
function readSize(text) {
    const [number, unit = 'MB'] = text.split(' ');
    return Number(number) * (units[unit] ?? 0 / 0);
}
export { readSize };
