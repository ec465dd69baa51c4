// checked
const colours = [
    "red",
    "green"
];
var src_builtWith = "Rslib";
export { colours as flags, src_builtWith as builtWith };
