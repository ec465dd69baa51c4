import "./Avatar_module.css";
const Avatar_module = {
    avatar: "slate-avatar-K7TPbv"
};
export default Avatar_module;
