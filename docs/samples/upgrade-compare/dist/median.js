import { sorted } from "./a.js";
function median(list) {
    var _ref;
    return sorted(list).at(Math.floor((null != (_ref = null == list ? void 0 : list.length) ? _ref : 0) / 2));
}
export { median };
