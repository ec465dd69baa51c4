class Shape {
    static circle = ()=>new Circle();
}
class Circle extends Shape {
}
export { Circle, Shape };
