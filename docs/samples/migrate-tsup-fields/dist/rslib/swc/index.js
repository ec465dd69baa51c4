class Base {
    constructor(){
        this.prepare();
    }
    prepare() {}
}
class Report extends Base {
    prepare() {
        this.title = 'Report';
    }
}
export { Report };
