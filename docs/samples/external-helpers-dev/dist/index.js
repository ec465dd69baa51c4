import { _ } from "@swc/helpers/_/_class_private_field_get";
import { _ as _class_private_field_init__ } from "@swc/helpers/_/_class_private_field_init";
var _lids = /*#__PURE__*/ new WeakMap();
class Box {
    get closed() {
        return _(this, _lids) > 0;
    }
    constructor(){
        _class_private_field_init__(this, _lids, {
            writable: true,
            value: 1
        });
    }
}
var _books = /*#__PURE__*/ new WeakMap();
class Shelf {
    get first() {
        return _(this, _books)[0];
    }
    constructor(){
        _class_private_field_init__(this, _books, {
            writable: true,
            value: [
                'Emma'
            ]
        });
    }
}
export { Box, Shelf };
