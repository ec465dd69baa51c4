import { Fragment, jsxs } from "react/jsx-runtime";
import "react";
const Card = ({ to, children })=>/*#__PURE__*/ jsxs(Fragment, {
        children: [
            /*#__PURE__*/ jsxs("h2", {
                children: [
                    "Dear ",
                    to
                ]
            }),
            children
        ]
    });
export { Card };
