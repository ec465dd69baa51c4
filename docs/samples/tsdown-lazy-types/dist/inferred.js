const load = ()=>import("./report~1.js");
export { load };
