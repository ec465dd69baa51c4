const load = async ()=>(await import("./report~0.js")).report;
export { load };
