import { jsx } from "react/jsx-runtime";
import "react";
const SvgPlus = (props)=>/*#__PURE__*/ jsx("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        ...props,
        children: /*#__PURE__*/ jsx("path", {
            id: "beam",
            fill: "#333",
            d: "M4 12h16M12 4v16"
        })
    });
const plusreact = SvgPlus;
export { plusreact as Plus };
