import * as __rspack_external__index_js_bff0b8c4 from "./index.js";
globalThis.widgets = {
    ...__rspack_external__index_js_bff0b8c4
};
