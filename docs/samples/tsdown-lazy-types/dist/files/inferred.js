const load = ()=>import("./report.js");
export { load };
