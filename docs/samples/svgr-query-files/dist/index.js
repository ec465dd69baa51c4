import { jsx } from "react/jsx-runtime";
import plus from "./icons/plus.js";
const AddButton = ({ label })=>/*#__PURE__*/ jsx("button", {
        type: "button",
        "aria-label": label,
        children: /*#__PURE__*/ jsx(plus, {
            "aria-hidden": true
        })
    });
export { AddButton };
