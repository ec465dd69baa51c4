const load = async ()=>(await import("./report.js")).report;
export { load };
