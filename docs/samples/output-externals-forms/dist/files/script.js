import { a, b, c, d, e } from "./index.js";
globalThis.widgets = [
    a,
    b,
    c,
    d,
    e
];
