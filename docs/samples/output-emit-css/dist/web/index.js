const badge_module = {
    badge: "badge-JF3fc4"
};
const src_name = badge_module.badge;
export { src_name as name };
