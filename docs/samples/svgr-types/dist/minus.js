import { jsx } from "react/jsx-runtime";
import "react";
const SvgMinus = (props)=>/*#__PURE__*/ jsx("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        ...props,
        children: /*#__PURE__*/ jsx("path", {
            fill: "#333",
            d: "M4 12h16"
        })
    });
const minusreact = SvgMinus;
const Minus = minusreact;
export { Minus };
