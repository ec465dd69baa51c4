const src_open = ()=>import("../menu.js");
export { src_open as open };
