import { jsx } from "react/jsx-runtime";
import badge_module from "./badge.module.js";
function StatusBadge({ label, state = 'ok' }) {
    return /*#__PURE__*/ jsx("span", {
        className: badge_module[state],
        title: "1.0.0",
        children: label
    });
}
export { StatusBadge };
