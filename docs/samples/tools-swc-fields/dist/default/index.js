class Point {
    x = 0;
    label;
}
export { Point };
