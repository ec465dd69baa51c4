import { currentTheme } from "ui-kit";
const src_button = ()=>`<button class="${currentTheme()}">`;
export { src_button as button };
