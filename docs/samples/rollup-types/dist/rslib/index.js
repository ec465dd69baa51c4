import { wave } from "wave-core";
const height = wave.length;
export { height };
