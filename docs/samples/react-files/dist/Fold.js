"use client";
import { jsx, jsxs } from "react/jsx-runtime";
import { useState } from "react";
import Fold_module from "./Fold.module.js";
function Fold({ title, children }) {
    const [open, setOpen] = useState(false);
    return /*#__PURE__*/ jsxs("section", {
        className: Fold_module.fold,
        children: [
            /*#__PURE__*/ jsx("button", {
                type: "button",
                onClick: ()=>setOpen(!open),
                children: title
            }),
            open && children
        ]
    });
}
export { Fold };
