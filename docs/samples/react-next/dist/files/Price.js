import { jsxs } from "react/jsx-runtime";
const Price = async ({ cents })=>{
    await Promise.resolve();
    return /*#__PURE__*/ jsxs("p", {
        children: [
            "€",
            cents / 100
        ]
    });
};
export { Price };
