import { jsx } from "@emotion/react/jsx-runtime";
import { styled } from "styled-components";
const Paper = styled.p`
  color: teal;
`;
function Note({ text }) {
    return /*#__PURE__*/ jsx(Paper, {
        children: text
    });
}
export { Note };
