"use client";
import { jsxs } from "react/jsx-runtime";
import { useState } from "react";
const Amount = ()=>{
    const [amount, setAmount] = useState(1);
    const add = ()=>setAmount(amount + 1);
    return /*#__PURE__*/ jsxs("button", {
        type: "button",
        onClick: add,
        children: [
            "Amount ",
            amount
        ]
    });
};
export { Amount };
