function _define_property(obj, key, value) {
    if (key in obj) Object.defineProperty(obj, key, {
        value: value,
        enumerable: true,
        configurable: true,
        writable: true
    });
    else obj[key] = value;
    return obj;
}
class Counter {
    add(step) {
        var _ref;
        this.count += null != (_ref = null == step ? void 0 : step.by) ? _ref : 1;
    }
    constructor(){
        _define_property(this, "count", 0);
    }
}
export { Counter };
