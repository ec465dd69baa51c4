import styled_components from "styled-components";
const Paper = styled_components.p`
  color: teal;
`;
export { Paper };
