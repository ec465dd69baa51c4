function h(tag, _, ...rest) {
    return {
        tag,
        children: rest
    };
}
const Group = Symbol('group');
function menu(label) {
    const shownLabel = label ?? 'Menu';
    const labelSize = label?.length;
    return /*#__PURE__*/ h(Group, null, /*#__PURE__*/ h("li", null, shownLabel, " ", labelSize));
}
export { Group, h, menu };
