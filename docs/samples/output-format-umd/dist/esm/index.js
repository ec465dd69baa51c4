import { clsx } from "clsx";
function badge(bytes) {
    const big = bytes >= 1000000;
    return `<b class="${clsx('size', {
        big
    })}">${bytes}</b>`;
}
export { badge };
