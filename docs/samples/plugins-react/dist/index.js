import { jsxs } from "react/jsx-runtime";
const Hello = ({ name })=>/*#__PURE__*/ jsxs("b", {
        children: [
            "Hello ",
            name
        ]
    });
export { Hello };
