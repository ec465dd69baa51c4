const terms = [
    "Free",
    "For all",
    ""
];
export { terms };
