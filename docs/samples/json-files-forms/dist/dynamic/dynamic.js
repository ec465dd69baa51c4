const later = (kind)=>import("./prices~2.js").then((file)=>file.default[kind]);
export { later };
