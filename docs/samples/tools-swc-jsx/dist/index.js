const h = (tag, props, ...children)=>({
        tag,
        props,
        children
    });
const Hello = ({ name })=>/*#__PURE__*/ h("b", null, "Hello ", name);
export { Hello };
