class Point {
    constructor(){
        this.x = 0;
    }
}
export { Point };
