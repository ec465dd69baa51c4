class Base {
    constructor(){
        this.prepare();
    }
    prepare() {}
}
class Report extends Base {
    title;
    prepare() {
        this.title = 'Report';
    }
}
export { Report };
