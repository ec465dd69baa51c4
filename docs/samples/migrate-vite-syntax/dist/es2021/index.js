function _check_private_redeclaration(obj, privateCollection) {
    if (privateCollection.has(obj)) throw new TypeError("Cannot initialize the same private elements twice on an object");
}
function _class_apply_descriptor_get(receiver, descriptor) {
    if (descriptor.get) return descriptor.get.call(receiver);
    return descriptor.value;
}
function _class_extract_field_descriptor(receiver, privateMap, action) {
    if (!privateMap.has(receiver)) throw new TypeError("attempted to " + action + " private field on non-instance");
    return privateMap.get(receiver);
}
function _class_private_field_get(receiver, privateMap) {
    var descriptor = _class_extract_field_descriptor(receiver, privateMap, "get");
    return _class_apply_descriptor_get(receiver, descriptor);
}
function _class_private_field_init(obj, privateMap, value) {
    _check_private_redeclaration(obj, privateMap);
    privateMap.set(obj, value);
}
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
const takenSeats = /* @__PURE__ */ new Set();
var _rows = /*#__PURE__*/ new WeakMap();
class Plan {
    isTaken(seat) {
        return takenSeats.has(seat ?? `${_class_private_field_get(this, _rows)}A`);
    }
    constructor(){
        _class_private_field_init(this, _rows, {
            writable: true,
            value: 12
        });
    }
}
_define_property(Plan, "instance", void 0);
Plan.instance = new Plan();
const letters = RegExp("[\\p{L}--[a-z]]", "v");
export { Plan, letters };
