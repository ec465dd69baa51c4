import { send } from "http-kit";
const ping = ()=>send('/ping');
export { ping };
