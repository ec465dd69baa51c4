const words = ()=>import("./words~0.js");
export { words };
