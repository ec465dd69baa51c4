import { jsx } from "react/jsx-runtime";
const Avatar_module = {
    avatar: "avatar-K7TPbv"
};
const Avatar = ({ name })=>/*#__PURE__*/ jsx("span", {
        className: Avatar_module.avatar,
        title: name,
        children: name.slice(0, 1)
    });
export { Avatar };
