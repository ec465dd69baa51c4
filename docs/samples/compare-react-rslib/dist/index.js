"use client";
import { jsx } from "react/jsx-runtime";
import { useState } from "react";
const stars_module = {
    stars: "stars-QrISDV"
};
function Stars({ max = 5 }) {
    const [stars, setStars] = useState(0);
    return /*#__PURE__*/ jsx("input", {
        className: stars_module.stars,
        type: "range",
        max: max,
        value: stars,
        onChange: (event)=>setStars(+event.target.value)
    });
}
export { Stars };
