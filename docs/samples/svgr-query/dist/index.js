import { jsx } from "react/jsx-runtime";
import "react";
const SvgPlus = (props)=>/*#__PURE__*/ jsx("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        ...props,
        children: /*#__PURE__*/ jsx("path", {
            fill: "#333",
            d: "M4 12h16m-8-8v16"
        })
    });
const plusreact = SvgPlus;
const AddButton = ({ label })=>/*#__PURE__*/ jsx("button", {
        type: "button",
        "aria-label": label,
        children: /*#__PURE__*/ jsx(plusreact, {
            "aria-hidden": true
        })
    });
export { AddButton };
