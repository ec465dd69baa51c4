import { _ } from "@swc/helpers/_/_apply_decs_2311";
let _initProto;
function show(target, second) {
    console.log(typeof target, '-', second.kind ?? second);
}
class Cart {
    static{
        ({ e: [_initProto] } = _(this, [], [
            [
                show,
                2,
                "total"
            ]
        ]));
    }
    constructor(){
        _initProto(this);
    }
    total() {
        return 0;
    }
}
export { Cart };
