import { styled } from "styled-components";
const Paper = styled.p.withConfig({
    displayName: "src__Paper"
})([
    "color:teal;"
]);
export { Paper };
