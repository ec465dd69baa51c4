import { units } from "./h~0.mjs";
const parse = (text)=>{
    const [h = 0, m = 0] = text.split(':').map(Number);
    return h * units.h + m * units.m;
};
export { parse };
