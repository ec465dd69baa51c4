import { clsx } from "clsx";
const src_button = (big)=>clsx('button', {
        big
    });
export { src_button as button };
