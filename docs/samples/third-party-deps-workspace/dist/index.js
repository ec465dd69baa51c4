import { arrow } from "@acme/icons";
const spacing = (steps)=>`${(null != steps ? steps : 1) * 4}px`;
const card = (text)=>`<p style="margin: ${spacing(2)}">${arrow}${text}</p>`;
export { card };
