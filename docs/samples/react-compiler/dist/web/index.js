import { jsx } from "react/jsx-runtime";
import { c } from "react/compiler-runtime";
function SortedList(t0) {
    const $ = c(4);
    const { items } = t0;
    let t1;
    if ($[0] !== items) {
        const sorted = items.toSorted();
        t1 = sorted.join(", ");
        $[0] = items;
        $[1] = t1;
    } else t1 = $[1];
    let t2;
    if ($[2] !== t1) {
        t2 = /*#__PURE__*/ jsx("p", {
            children: t1
        });
        $[2] = t1;
        $[3] = t2;
    } else t2 = $[3];
    return t2;
}
export { SortedList };
