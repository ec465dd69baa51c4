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
var _lids = /*#__PURE__*/ new WeakMap();
class Box {
    get closed() {
        return _class_private_field_get(this, _lids) > 0;
    }
    constructor(){
        _class_private_field_init(this, _lids, {
            writable: true,
            value: 1
        });
    }
}
function shelf_check_private_redeclaration(obj, privateCollection) {
    if (privateCollection.has(obj)) throw new TypeError("Cannot initialize the same private elements twice on an object");
}
function shelf_class_apply_descriptor_get(receiver, descriptor) {
    if (descriptor.get) return descriptor.get.call(receiver);
    return descriptor.value;
}
function shelf_class_extract_field_descriptor(receiver, privateMap, action) {
    if (!privateMap.has(receiver)) throw new TypeError("attempted to " + action + " private field on non-instance");
    return privateMap.get(receiver);
}
function shelf_class_private_field_get(receiver, privateMap) {
    var descriptor = shelf_class_extract_field_descriptor(receiver, privateMap, "get");
    return shelf_class_apply_descriptor_get(receiver, descriptor);
}
function shelf_class_private_field_init(obj, privateMap, value) {
    shelf_check_private_redeclaration(obj, privateMap);
    privateMap.set(obj, value);
}
var _books = /*#__PURE__*/ new WeakMap();
class Shelf {
    get first() {
        return shelf_class_private_field_get(this, _books)[0];
    }
    constructor(){
        shelf_class_private_field_init(this, _books, {
            writable: true,
            value: [
                'Emma'
            ]
        });
    }
}
export { Box, Shelf };
