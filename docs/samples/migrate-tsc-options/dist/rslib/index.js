import { _ } from "@swc/helpers/_/_class_private_field_get";
import { _ as _class_private_field_init__ } from "@swc/helpers/_/_class_private_field_init";
import { _ as _class_private_field_set__ } from "@swc/helpers/_/_class_private_field_set";
var _name = /*#__PURE__*/ new WeakMap();
class Field {
    get label() {
        return `field ${_(this, _name)}`;
    }
    constructor(name){
        _class_private_field_init__(this, _name, {
            writable: true,
            value: void 0
        });
        _class_private_field_set__(this, _name, null != name ? name : 'unknown');
    }
}
export { Field };

//# sourceMappingURL=index.js.map