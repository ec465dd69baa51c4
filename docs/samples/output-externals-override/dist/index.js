const a = 'bundled';
export { b } from "other";
export { a };
