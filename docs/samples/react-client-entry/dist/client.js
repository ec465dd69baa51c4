"use client";
import { jsx, jsxs } from "react/jsx-runtime";
import { useState } from "react";
import { format } from "./a.js";
function PriceInput() {
    const [cents, setCents] = useState(0);
    return /*#__PURE__*/ jsxs("label", {
        children: [
            /*#__PURE__*/ jsx("input", {
                type: "number",
                value: cents,
                onChange: (event)=>setCents(+event.target.value)
            }),
            format(cents)
        ]
    });
}
export { PriceInput };
