const badge_module = {
    "big-badge": "big-badge-xdHtJx",
    bigBadge: "big-badge-xdHtJx"
};
export { badge_module as styles };
