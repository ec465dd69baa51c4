import { jsx } from "react/jsx-runtime";
import { format } from "./a.js";
const Price = ({ cents })=>/*#__PURE__*/ jsx("b", {
        children: format(cents)
    });
export { Price };
