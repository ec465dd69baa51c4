import { jsx } from "@emotion/react/jsx-runtime";
function Badge({ text }) {
    return /*#__PURE__*/ jsx("b", {
        css: {
            color: 'teal'
        },
        children: text
    });
}
export { Badge };
