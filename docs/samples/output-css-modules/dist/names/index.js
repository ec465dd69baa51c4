const badge_module = {
    bigBadge: "badges-big-badge-xdHtJx"
};
export { badge_module as styles };
