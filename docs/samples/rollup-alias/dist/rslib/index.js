import { open as compat_open } from "pad-core/compat";
const sum = (list)=>list.reduce((total, one)=>total + one, 0);
const clock = 'browser';
const pad = {
    sum: sum,
    open: compat_open,
    clock: clock
};
export { pad };
