import { createElement, useState } from "react";
function Counter({ start }) {
    const [count, setCount] = useState(start);
    const onClick = ()=>setCount(count + 1);
    return /*#__PURE__*/ createElement('button', {
        onClick
    }, count);
}
export { Counter };
