// node_modules/lap-clock/index.js
var e = (e) => (e / 1e3).toFixed(1), t = (e) => `Lap ${e}`, n = "teal", r = (r, i) => `${t(r)} ${e(i)} s (${n})`, i = (e) => RegExp("^\\d{1,4}$", "v").test(e);
export { i as isShort, r as lapRow };
