import { jsxs } from "react/jsx-runtime";
import * as __rspack_external_react from "react";
function LikeButton() {
    const [likes, setLikes] = __rspack_external_react.useState(0);
    return /*#__PURE__*/ jsxs("button", {
        onClick: ()=>setLikes(likes + 1),
        children: [
            likes,
            " likes"
        ]
    });
}
export { LikeButton };
