import { button as external_button_js_button } from "./button.js";
import "./card.css";
const card = (text)=>[
        'card',
        external_button_js_button(text)
    ];
export { card };
