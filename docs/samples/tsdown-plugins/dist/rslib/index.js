const flags = {
    all: true
};
const cities = [
    "Berlin",
    "Quito"
];
const visible = flags.all ? cities : [];
export { visible };
// stamped
