import { jsx } from "react/jsx-runtime";
import Avatar_module from "./Avatar.module.js";
const Avatar = ({ name })=>/*#__PURE__*/ jsx("span", {
        className: Avatar_module.avatar,
        title: name,
        children: name.slice(0, 1)
    });
export { Avatar };
