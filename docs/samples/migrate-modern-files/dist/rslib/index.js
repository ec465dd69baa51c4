import { jsx, jsxs } from "react/jsx-runtime";
import { stars } from "./stars.js";
import star from "./assets/star.js";
import "./rating.css";
function Rating({ value }) {
    return /*#__PURE__*/ jsxs("p", {
        className: "rating",
        children: [
            /*#__PURE__*/ jsx("img", {
                src: star,
                alt: ""
            }),
            " ",
            stars(value)
        ]
    });
}
export { Rating };
