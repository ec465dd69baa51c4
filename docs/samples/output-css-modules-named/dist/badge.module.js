import "./badge_module.css";
var _1 = "big-badge-xdHtJx";
var _2 = "big-badge-xdHtJx";
export { _1 as "big-badge", _2 as bigBadge };
