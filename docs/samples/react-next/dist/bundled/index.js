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
const Price = async ({ cents })=>{
    await Promise.resolve();
    return /*#__PURE__*/ jsxs("p", {
        children: [
            "€",
            cents / 100
        ]
    });
};
export { Amount, Price };
