const end = ()=>import("./end.js");
export { end };
