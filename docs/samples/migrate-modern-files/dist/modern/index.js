import { jsx, jsxs } from "react/jsx-runtime";
import { stars } from "./stars";
import star from "./assets/star.266d0b59.svg";
import "./rating.css";
function Rating({ value }) {
  return /* @__PURE__ */ jsxs("p", { className: "rating", children: [
    /* @__PURE__ */ jsx("img", { src: star, alt: "" }),
    " ",
    stars(value)
  ] });
}
export {
  Rating
};
