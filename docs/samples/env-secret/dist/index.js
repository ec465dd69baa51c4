const tokens = [
    "hush-hush",
    "psst-psst"
];
export { tokens };
