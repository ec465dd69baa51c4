const zero = [
    0,
    0
];
const unit = [
    1,
    1
];
export { unit, zero };
