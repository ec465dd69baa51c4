import { jsx } from "react/jsx-runtime";
function SortedList({ items }) {
    const sorted = items.toSorted();
    return /*#__PURE__*/ jsx("p", {
        children: sorted.join(', ')
    });
}
export { SortedList };
