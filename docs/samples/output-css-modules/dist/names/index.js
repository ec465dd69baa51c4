const badge_module = {
    bigBadge: "badges-big-badge"
};
export { badge_module as styles };
