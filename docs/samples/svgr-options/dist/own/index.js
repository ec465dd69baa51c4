import { jsx, jsxs } from "react/jsx-runtime";
import "react";
const SvgPlus = ({ title, titleId, ...props })=>/*#__PURE__*/ jsxs("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        width: "1em",
        height: "1em",
        viewBox: "0 0 24 24",
        "aria-labelledby": titleId,
        ...props,
        children: [
            title ? /*#__PURE__*/ jsx("title", {
                id: titleId,
                children: title
            }) : null,
            /*#__PURE__*/ jsx("path", {
                fill: "currentColor",
                d: "M4 12h16m-8-8v16"
            })
        ]
    });
const plusreact = SvgPlus;
export { plusreact as Plus };
