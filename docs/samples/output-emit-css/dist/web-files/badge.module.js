const badge_module = {
    badge: "badge-JF3fc4"
};
export default badge_module;
