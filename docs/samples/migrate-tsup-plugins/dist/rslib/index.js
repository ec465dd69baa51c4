const cities = [
    "Oslo",
    "Lima"
];
const first = cities["0"];
export { first };
// stamped
