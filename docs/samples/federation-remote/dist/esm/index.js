import { jsxs } from "react/jsx-runtime";
import { useState } from "react";
function PriceTag({ cents, tax }) {
    const [gross, setGross] = useState(false);
    const shown = gross ? cents * (1 + tax / 100) : cents;
    return /*#__PURE__*/ jsxs("button", {
        type: "button",
        onClick: ()=>setGross(!gross),
        children: [
            (shown / 100).toFixed(2),
            " ",
            gross ? 'gross' : 'net'
        ]
    });
}
export { PriceTag };
