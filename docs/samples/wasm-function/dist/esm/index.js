import { __webpack_require__ } from "./l~0.js";
async function sum(list) {
    const { add } = await import("./add~0.js").then(__webpack_require__.bind(__webpack_require__, "./src/add.wasm"));
    return list.reduce((total, item)=>add(total, item), 0);
}
export { sum };
